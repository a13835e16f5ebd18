import { isOneLine, oneLineText } from '../../limits/one-line.ts'

/** That the host of an installation suspended a site: visitors see none of it, and nothing of it changes. */
export interface Suspension {
  readonly sinceMs: number
  /** What its owners are told of why; '' where nothing is. */
  readonly reason: string
}

/** Longest reason: as long as a value of a sentence may be that is said in another language. */
const longestReason = 200

/** Says what is wrong with the reason for which a site is suspended; null when it can be taken. */
export function checkReason(reason: string): string | null {
  const written = reason.trim()
  if (!isOneLine(written)) return oneLineText
  return written.length > longestReason ? `Use at most ${longestReason} characters.` : null
}

/** What visitors of a suspended site read. */
export const pausedText = 'This site is paused'

/** What programs with a key of a suspended site read. */
export const suspendedKeyText =
  'This site is suspended by its host: keys read nothing of it until it goes on.'

/** What owners of a suspended site read. */
export function suspendedText({ reason }: Suspension): string {
  return reason === ''
    ? 'This site is suspended by its host. It can be read and exported, and no change is taken.'
    : `This site is suspended by its host (${reason}). It can be read and exported, and no change is taken.`
}
