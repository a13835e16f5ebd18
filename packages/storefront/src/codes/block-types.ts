/** What a block of a page is, by its number in page data. */
export const blockTypes = {
  navigation: 1,
  html: 2,
  image: 5,
  gallery: 8,
  form: 9,
  audio: 41,
  product: 43,
  accordion: 69,
} as const
