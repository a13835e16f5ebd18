import type { SiteTables } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
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
export const readFormMail = defineJob(formMailJobKind, Type.Object({ submissionId: Type.String() })).read
