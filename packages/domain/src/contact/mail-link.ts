import { isEmail } from './email-address.ts'

/** What somebody reads whose link to mail names something else than addresses (specification, section 5). */
export const mailLinkText = 'Emails must be formatted as name@example.com'

/** Links to mail that name no address, of what was kept before that was asked: they may stay. */
export type KeptLinks = ReadonlySet<string>

const noneKept: KeptLinks = new Set()

/** The links to mail in something kept that name no address, however deep they stand. */
export function keptMailLinks(...kept: readonly unknown[]): KeptLinks {
  return new Set(kept.flatMap(wrongLinksIn))
}

function wrongLinksIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return isWrongMailLink(value) ? [value.trim()] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wrongLinksIn) : []
}

/** Whether a link that somebody writes opens a mail to something that is no address; to nobody yet is right, and so is to several. */
export function isWrongMailLink(link: string, kept = noneKept): boolean {
  const [, sent = ''] = /^mailto:([^?#]*)/i.exec(link.trim()) ?? []
  if (kept.has(link.trim())) return false
  return sent !== '' && !sent.split(',').every((each) => isEmail(decoded(each).trim()))
}

/** A link as owners type it, as it is kept: an email address alone opens a mail to it, and what a mail begins with is escaped for them. */
export function typedLink(text: string): string {
  const link = text.trim()
  if (isEmail(link)) return `mailto:${link}`
  const [, address = '', beginning = ''] = /^(mailto:[^?]*)(\?.*)$/isu.exec(link) ?? []
  return address === '' ? link : address + beginning.replace(notOfLinks, encodeURIComponent)
}

/** What cannot stand in a link as it is; what nobody can type on purpose is left to be refused. */
const notOfLinks = /[^\x21-\x7e\p{Cc}\p{Cs}]|["<>\\]/gu

/** Some write `%40` for the sign between a name and its host. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
