/** The sign that stands where a program could not read a letter. */
const unreadSign = '\uFFFD'

/** Signs in whose place somebody may well write a question mark. */
const asked = '？؟¿‽…'

/**
 * Whether letters of a text were lost in a program that could not read or write them: it holds the sign that stands for those that were not
 * read, or is the former text with question marks in the place of letters that a spreadsheet has none for.
 */
export function hasLostLetters(text: string, former: string): boolean {
  if (text.includes(unreadSign)) return true
  if (text === former || text.length !== former.length) return false
  // By their units, as a picture of two is saved as two marks.
  const changed = text
    .split('')
    .flatMap((unit, at) => (unit === former[at] ? [] : [{ unit, was: former[at] ?? '' }]))
  const areMarks = changed.every(({ unit, was }) => unit === '?' && was > '\x7f')
  return areMarks && changed.some(({ was }) => !asked.includes(was))
}
