/** What a collection is, by its number in page data. */
export const collectionTypes = {
  generic: 1,
  subscription: 2,
  templatePage: 7,
  page: 10,
  products: 13,
} as const
