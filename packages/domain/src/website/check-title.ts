import { isOneLine, oneLineText } from '../limits/one-line.ts'

/** Longest title of a site. */
export const longestTitle = 200

/** Says what is wrong with the title of a site; null when it can be taken. */
export function checkTitle(title: string): string | null {
  const written = title.trim()
  if (written === '') return 'Please give the site a title.'
  if (!isOneLine(written)) return oneLineText
  return written.length > longestTitle ? `Use at most ${longestTitle} characters.` : null
}
