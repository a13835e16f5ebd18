import type { SiteStore } from '@vitrine/store/store'
import type { Mailer, OutgoingMail } from '../services/mailer.ts'

/** Sends a letter and keeps it in the mailbox, or what is to be kept in its place; one that is kept already is not sent again. */
export async function deliver(
  mailer: Mailer,
  mail: OutgoingMail,
  { store, nowMs, kept = mail }: DeliveryContext,
): Promise<void> {
  if (await store.mail.find(mail.id)) return
  await mailer.send(mail)
  const { replyTo: _replyTo, headers: _headers, ...message } = kept
  await store.mail.keep({ ...message, id: mail.id, sentAtMs: nowMs, transport: mailer.transport })
}

interface DeliveryContext {
  readonly store: SiteStore
  readonly nowMs: number
  /** What the mailbox keeps, where that is not the letter itself. */
  readonly kept?: OutgoingMail
}
