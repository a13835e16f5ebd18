import { Node } from '@tiptap/react'

/** A picture between paragraphs: its address and the words for those who cannot see it. */
export const pictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    title: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  // What was pasted with the picture in its address would be taken out by the server.
  parseHTML: () => [{ tag: 'img[src]:not([src^="data:"]):not([src^="blob:"])' }],
  renderHTML: ({ HTMLAttributes }) => ['img', { ...HTMLAttributes, loading: 'lazy' }],
})
