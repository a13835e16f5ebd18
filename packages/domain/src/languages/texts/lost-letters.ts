/** The sign that stands where a program could not read a letter. */
const unreadSign = '\uFFFD'

/**
 * Whether letters of a text were lost in a program that could not read or write them: it holds the sign that stands for those that were not
 * read, or is the former text with question marks in the place of letters that a spreadsheet has none for.
 */
export function hasLostLetters(text: string, former: string): boolean {
  if (text.includes(unreadSign)) return true
  if (text === former || text.length !== former.length) return false
  // By their units, as a picture of two is saved as two marks.
  return text
    .split('')
    .every((unit, at) => unit === former[at] || (unit === '?' && isBeyondAscii(former, at)))
}

function isBeyondAscii(text: string, at: number): boolean {
  return text.charCodeAt(at) > 0x7f
}
