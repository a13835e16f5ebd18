/** Longer words are cut where they are kept to be found. */
const longestWord = 64

/** The words of a text as it is searched: letters and digits that stand together, without case and accents, so that `cafe` finds `Café`. */
export function searchWords(text: string): readonly string[] {
  const words = text.match(/[\p{Letter}\p{Number}\p{Mark}]+/gu) ?? []
  return words.map((word) => plainWord(word).slice(0, longestWord)).filter((word) => word !== '')
}

/** A word without case and accents. */
function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .toWellFormed()
}
