/** Letters, digits, hyphens and underscores in a row: a slug, a name or a token. */
const runs = /[\w-]{16,}/g

/** Ids of the platform, and of most others. */
const hexadecimal = /(?<![A-Za-z0-9])[0-9a-f]{24,}(?![A-Za-z0-9])/i
const uuid = /(?<![A-Za-z0-9])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![A-Za-z0-9])/i

/** What a reader takes in at once: a word, capitals, a number. */
const pieces = /[A-Z]?[a-z]+|[A-Z]+|\d+/g

/** In words and names fewer of a hundred characters begin another piece; where letters and digits were drawn, mostly 30 and more do. */
const mixedPercent = 20

/** Whether a text holds what looks like a token or an id: it may stand for a person, or open what is theirs. Words with hyphens are none, however long. */
export function holdsToken(text: string): boolean {
  return (text.match(runs) ?? []).some(isToken)
}

/** A text with a mark in the place of each token or id. */
export function withoutTokens(text: string, mark: string): string {
  return text.replace(runs, (run) => (isToken(run) ? mark : run))
}

function isToken(run: string): boolean {
  if (hexadecimal.test(run) || uuid.test(run)) return true
  const words = run.split(/[-_]/)
  // Tokens may hold hyphens, too; such ones have capitals, small letters and digits.
  const isLong = run.length >= 20 && /[A-Z]/.test(run) && /[a-z]/.test(run) && /\d/.test(run)
  return words.some(isDrawn) || (isLong && isMixed(words))
}

/** Whether the characters of a word were drawn by chance, as those of tokens are. */
function isDrawn(word: string): boolean {
  return word.length >= 16 && /\d/.test(word) && /[a-z]/i.test(word) && isMixed([word])
}

function isMixed(words: readonly string[]): boolean {
  const length = words.reduce((sum, word) => sum + word.length, 0)
  const joints = words.reduce((sum, word) => sum + Math.max(0, (word.match(pieces)?.length ?? 0) - 1), 0)
  return joints * 100 >= length * mixedPercent
}
