/** What a slice of a cover page is, by its number in page data. The names are the arguments of `current-type?`. */
export const sliceTypes: ReadonlyMap<string, number> = new Map([
  ['heading', 1],
  ['sub-heading', 2],
  ['body', 3],
  ['image', 4],
  ['gallery', 5],
  ['video', 6],
  ['social-icons', 7],
  ['buttons', 8],
  ['navigation', 9],
  ['custom-form', 10],
  ['newsletter', 11],
  ['album', 12],
  ['map', 13],
  ['lock', 14],
  ['password', 15],
  ['twitter', 19],
])
