/** What a key of a program may read; a right is a group of calls that only read. */
export const keyRights = ['orders', 'products', 'content', 'pages', 'media', 'comments'] as const

/** What a key may read. */
export type KeyRight = (typeof keyRights)[number]

/** What owners read beside each right. */
export const keyRightTexts: Readonly<
  Record<KeyRight, { readonly label: string; readonly description: string }>
> = {
  orders: {
    label: 'Orders',
    description: 'Orders with what was bought, and the names and addresses of customers',
  },
  products: {
    label: 'Products and inventory',
    description: 'Products with their variants, prices and stock',
  },
  content: {
    label: 'Content',
    description: 'Posts, events, pictures and tracks, drafts included, with categories and authors',
  },
  pages: { label: 'Pages', description: 'The pages and menus of the site, and what pages are made of' },
  media: { label: 'Media', description: 'Files of the library and what is said of them' },
  comments: { label: 'Comments', description: 'Comments with the names and addresses of who wrote them' },
}

/** Longest name of a key, in characters. */
export const keyNameLength = 80
