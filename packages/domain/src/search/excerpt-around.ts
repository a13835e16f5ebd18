/** About how long an excerpt is, in characters. */
const lengthOfExcerpt = 160

/** How much of it stands before the first of the words. */
const before = 50

/** The part of a text around the first of some words, cut between words where it has spaces; its beginning where none of them stands in it. */
export function excerptAround(text: string, words: readonly string[]): string {
  if (text.length <= lengthOfExcerpt) return text
  const place = placeOfFirst(text, words)
  const from = place <= before ? 0 : beginning(text, place)
  const rest = text.slice(from)
  const cut = rest.length <= lengthOfExcerpt ? rest : rest.slice(0, end(rest))
  return `${from > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? ' …' : ''}`
}

function beginning(text: string, place: number): number {
  const space = text.indexOf(' ', place - before)
  return space >= 0 && space < place ? space + 1 : wholeLetter(text, place - before)
}

function end(text: string): number {
  const space = text.lastIndexOf(' ', lengthOfExcerpt)
  return space > lengthOfExcerpt / 2 ? space : wholeLetter(text, lengthOfExcerpt)
}

/** Some letters are two characters, which are not parted. */
function wholeLetter(text: string, place: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(place)) ? place - 1 : place
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
