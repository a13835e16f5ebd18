import { isEmail } from './email-address.ts'

/** What somebody reads whose link to mail names something else than addresses (specification, section 5). */
export const mailLinkText = 'Emails must be formatted as name@example.com'

/** Whether a link opens a mail to something that is no address; to nobody yet is right, and so is to several. */
export function isWrongMailLink(link: string): boolean {
  const [, sent = ''] = /^mailto:([^?#]*)/i.exec(link.trim()) ?? []
  return sent !== '' && !sent.split(',').every((each) => isEmail(decoded(each).trim()))
}

/** Some write `%40` for the sign between a name and its host. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
