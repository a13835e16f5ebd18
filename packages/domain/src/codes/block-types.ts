/**
 * What a block of a page is, by its number in page data and in `data-block-type`. The numbers of navigation, html, image, gallery, form,
 * audio, product and accordion are those of the specification, section 3; the others are those that public pages of the platform carry. Types
 * whose number is not published have none here.
 */
export const blockTypes = {
  navigation: 1,
  html: 2,
  map: 4,
  image: 5,
  gallery: 8,
  form: 9,
  spacer: 21,
  embed: 22,
  code: 23,
  quote: 31,
  video: 32,
  search: 33,
  audio: 41,
  product: 43,
  markdown: 44,
  horizontalrule: 47,
  newsletter: 51,
  button: 53,
  'socialaccountlinks-v2': 54,
  'summary-v2': 55,
  archive: 61,
  accordion: 69,
} as const
