/** At most so many codes are made at a time. */
export const mostBulkCodes = 100_000

/** Letters and digits that nobody takes for others: no I, O, 0 and 1. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** So many letters follow the beginning: 50 bits, too many to guess. */
export const bulkLetters = 10

/** Makes codes of random bytes: a byte a letter, `bulkLetters` of them a code. */
export function bulkCodes(beginning: string, bytes: Uint8Array): readonly string[] {
  const codes: string[] = []
  for (let from = 0; from + bulkLetters <= bytes.length; from += bulkLetters) {
    const part = bytes.subarray(from, from + bulkLetters)
    codes.push(beginning + Array.from(part, (byte) => letters[byte % letters.length]).join(''))
  }
  return codes
}
