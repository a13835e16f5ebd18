/** What a text of one line cannot hold: breaks of lines, and characters that show nothing and steer a terminal or a mail. */
const breaking = /[\p{Cc}\u2028\u2029]/u
const breakingRuns = /[\p{Cc}\u2028\u2029]+/gu

/** The same rule as a pattern for schemas: a text without any of these. */
export const oneLinePattern = '^[^\\p{Cc}\\u2028\\u2029]*$'

/** Said where a text of one line holds more. */
export const oneLineText = 'Write it in one line, without line breaks.'

/** Whether a name, a title or a subject is one line. */
export function isOneLine(text: string): boolean {
  return !breaking.test(text)
}

/** A text as one line: each break is a space. */
export function asOneLine(text: string): string {
  return text.replace(breakingRuns, ' ')
}
