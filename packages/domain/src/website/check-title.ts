import { isOneLine, oneLineText } from '../limits/one-line.ts'

/** Longest title of a site. */
export const longestTitle = 200

// Constants of texts, since the panel shows them translated.
const titleMissingText = 'Please give the site a title.'
const titleTooLongText = `Use at most ${longestTitle} characters.`

/** Says what is wrong with the title of a site; null when it can be taken. */
export function checkTitle(title: string): string | null {
  const written = title.trim()
  if (written === '') return titleMissingText
  if (!isOneLine(written)) return oneLineText
  return written.length > longestTitle ? titleTooLongText : null
}
