import { isOneLine, oneLineText } from '../../limits/one-line.ts'

/** Most characters of what is said of a page in a line or two. */
export const lineLength = 500

/** Why a text is no line of a page; null when it is one. */
export function lineText(text: string): string | null {
  return isOneLine(text.trim()) ? tooLong(text, lineLength) : oneLineText
}

/** Why a text is too long; null when it is not. */
export function tooLong(text: string, length: number): string | null {
  return text.length > length ? `Use at most ${length} characters.` : null
}
