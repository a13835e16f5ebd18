import StarterKit from '@tiptap/starter-kit'
import { pictureNode } from './picture-node.ts'

/** What formatted text may hold: what the server's cleaning keeps, and nothing that needs a style. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    link: {
      openOnClick: false,
      // “README.md” and “home.Now” are words: only what is written with its scheme, or as www, becomes a link.
      shouldAutoLink: (url) => /^(?:https?:\/\/|www\.|mailto:)/i.test(url),
      defaultProtocol: 'https',
      // Links open where their reader is, and owners vouch for what they link to.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  pictureNode,
]
