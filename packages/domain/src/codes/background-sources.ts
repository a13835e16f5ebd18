/** Where the background of a page comes from, by its number in page data. The names are those of the predicates. */
export const backgroundSources = {
  undefined: -1,
  upload: 1,
  instagram: 2,
  video: 3,
  none: 4,
} as const
