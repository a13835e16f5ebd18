import { emailWrongText, isEmail } from '../../contact/email-address.ts'
import { asOneLine, isOneLine, oneLineText } from '../../limits/one-line.ts'

/** In whose name a site writes mail. */
export interface MailSender {
  /** The name that stands before the address; '' leaves the address alone. */
  readonly displayName: string
  /** Where answers go; '' for the address that mail comes from. */
  readonly replyTo: string
  /** A line at the foot of every mail; '' for none. */
  readonly footerLine: string
}

/** How mail is sent until somebody says otherwise. */
export const plainSender: MailSender = { displayName: '', replyTo: '', footerLine: '' }

/** Longest name and line, in characters. */
const limits = { displayName: 100, footerLine: 300 }

/** Says what is wrong with a sender, by field. */
export function checkSender(sender: MailSender): Readonly<Record<string, string>> {
  const { displayName, replyTo, footerLine } = keptSender(sender)
  const errors: Record<string, string> = {}
  const nameProblem = lineProblem(displayName, limits.displayName)
  if (nameProblem !== null) errors.displayName = nameProblem
  else if (/[<>@]/.test(displayName))
    errors.displayName = 'Write a name without @, < and >: the address is added to it.'
  if (replyTo !== '' && !isEmail(replyTo)) errors.replyTo = emailWrongText
  const lineWrong = lineProblem(footerLine, limits.footerLine)
  if (lineWrong !== null) errors.footerLine = lineWrong
  return errors
}

/** A sender as it is kept. */
export function keptSender({ displayName, replyTo, footerLine }: MailSender): MailSender {
  return { displayName: displayName.trim(), replyTo: replyTo.trim(), footerLine: footerLine.trim() }
}

/** The address with the name before it, as the head of a mail has it. */
export function fromLine(address: string, displayName: string): string {
  const name = asOneLine(displayName).trim()
  if (name === '') return address
  return `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`
}

/** The same line for people: the name as it was given, without the quotes and strokes that the head of a mail needs (RFC 5322, 3.2.4). */
export function shownFromLine(from: string): string {
  const [, quoted, address] = /^"((?:[^"\\]|\\.)*)" (<[^<>]*>)$/.exec(from) ?? []
  return quoted === undefined ? from : `${quoted.replace(/\\(.)/g, '$1')} ${address}`
}

/** What is wrong with a line of a mail; null for nothing. */
export function lineProblem(text: string, max: number): string | null {
  if (!isOneLine(text)) return oneLineText
  return text.length > max ? `Use at most ${max} characters.` : null
}
