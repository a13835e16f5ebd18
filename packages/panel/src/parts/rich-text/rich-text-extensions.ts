import StarterKit from '@tiptap/starter-kit'
import { pictureNode } from './picture-node.ts'

/** What formatted text may hold: what the server's cleaning keeps, and nothing that needs a style. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', HTMLAttributes: { target: null } },
  }),
  pictureNode,
]
