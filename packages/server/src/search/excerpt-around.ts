/** About how long an excerpt is, in characters. */
const lengthOfExcerpt = 160

/** How much of it stands before the first of the words. */
const before = 50

/** The part of a text around the first of some words, cut between words; its beginning where none of them stands in it. */
export function excerptAround(text: string, words: readonly string[]): string {
  if (text.length <= lengthOfExcerpt) return text
  const place = placeOfFirst(text, words)
  const from = place <= before ? 0 : text.indexOf(' ', place - before) + 1
  const rest = text.slice(from)
  const cut = rest.length <= lengthOfExcerpt ? rest : rest.slice(0, rest.lastIndexOf(' ', lengthOfExcerpt))
  return `${from > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? ' …' : ''}`
}

/** Words come without case and accents, as the index has them; a text loses its length only where a letter was two. */
function placeOfFirst(text: string, words: readonly string[]): number {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  const places = words.map((word) => plain.indexOf(word)).filter((place) => place >= 0)
  return places.length === 0 ? 0 : Math.min(...places)
}
