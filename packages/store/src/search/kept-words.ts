/** Words with their levels, as they are kept with what is found: each with a digit of base 36 behind it. */
export function joinWords(words: ReadonlyMap<string, number>): string {
  return [...words]
    .map(([word, level]) => word + level.toString(36))
    .sort()
    .join(' ')
}

/** The words that are kept of something. */
export function splitWords(text: string): ReadonlyMap<string, number> {
  const words = text === '' ? [] : text.split(' ')
  return new Map(words.map((word) => [word.slice(0, -1), Number.parseInt(word.slice(-1), 36)]))
}
