import type { Mailer, OutgoingMail } from '../outside/mail/mailer.ts'
import type { SiteStore } from '../store/store.ts'

/** Sends a letter and keeps it in the mailbox; one that is kept already is not sent again. */
export async function deliver(
  mailer: Mailer,
  mail: OutgoingMail,
  { store, nowMs }: { readonly store: SiteStore; readonly nowMs: number },
): Promise<void> {
  if (await store.mail.find(mail.id)) return
  await mailer.send(mail)
  await store.mail.keep({ ...mail, sentAtMs: nowMs, transport: mailer.transport })
}
