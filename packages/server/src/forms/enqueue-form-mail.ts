import type { SiteTables } from '@vitrine/store/store'
import { mailFacts } from '../mail/mail-facts.ts'

/** The kind of the jobs that write and send the mail about a submission. */
export const formMailJobKind = 'form-mail'

/** Puts the mail about a submission into the outbox, in the transaction that stores it. */
export async function enqueueFormMail(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { id, submissionId, nowMs }: { readonly id: string; readonly submissionId: string; readonly nowMs: number },
): Promise<void> {
  // Whom it goes to is looked up when it is sent.
  const mail = mailFacts('form', { to: '', subject: '' })
  await jobs.enqueue({ id, kind: formMailJobKind, payload: { submissionId }, runAtMs: nowMs, mail })
}

/** Reads which submission a mail is about. */
export function readFormMail(payload: unknown): string {
  const fields: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  if (typeof fields.submissionId === 'string') return fields.submissionId
  throw new Error('A mail about a form is to be sent, but it does not say which submission.')
}
