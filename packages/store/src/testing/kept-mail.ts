import type { MailMessage } from '../mail/mail.ts'
import type { SiteStore } from '../store.ts'
import { newestFirst } from './list-ask.ts'

/** The mails that went out, or would have, the newest first. */
export async function keptMail({ mail }: Pick<SiteStore, 'mail'>): Promise<readonly MailMessage[]> {
  const { rows } = await mail.listed({ ...newestFirst, limit: 200 })
  const messages = await Promise.all(rows.map(({ id }) => mail.find(id)))
  return messages.flatMap((message) => message ?? [])
}
