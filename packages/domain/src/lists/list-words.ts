/** Longer texts are cut where they are kept to be found. */
const longestTerm = 100

const isPlain = /^[\x20-\x7e]*$/

/** A text as lists compare it: without case, accents and double spaces. */
export function termOf(text: string): string {
  // Most texts have none of what is taken off.
  const plain = isPlain.test(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')
  const spaced = plain.toLowerCase().replace(/[\s|=\p{Cc}]+/gu, ' ')
  return spaced.trim().slice(0, longestTerm).toWellFormed()
}

const betweenParts = /[^\p{L}\p{N}]+/u
const hasParts = /[^a-z0-9]/

/**
 * The words that texts are found by; of more than `most` those that come first. A word such as mug-blue is found whole and by its parts;
 * one that another begins with is left out, since words are looked for by their beginning.
 */
export function wordsOf(texts: readonly string[], most = Number.POSITIVE_INFINITY): readonly string[] {
  const words = new Set<string>()
  for (const word of texts.flatMap((text) => termOf(text).split(' '))) {
    words.add(word)
    if (hasParts.test(word)) for (const part of word.split(betweenParts)) words.add(part)
  }
  words.delete('')
  const sorted = [...words].slice(0, most).sort()
  return sorted.filter((word, place) => !sorted[place + 1]?.startsWith(word))
}

/** The most words that are looked for at once. */
const mostWords = 8

/** The beginnings of words that somebody searches for; the sign before an order's number says nothing, nor does that of a currency. */
export function searchedWords(text: string): readonly string[] {
  const words = termOf(text)
    .split(' ')
    .map((word) => word.replace(/^[#\p{Sc}]+|\p{Sc}+$/gu, ''))
  return [...new Set(words)].filter((word) => word !== '').slice(0, mostWords)
}
