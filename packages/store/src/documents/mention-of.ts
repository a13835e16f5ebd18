import { emailKey } from '@vitrine/domain/contact/email-address'

/** The pattern of documents in small letters in which an e-mail address stands as a text of its own. */
export function mentionOf(email: string): string {
  const key = JSON.stringify(emailKey(email)).replace(/[%_]/g, '_')
  return `%${key}%`
}
