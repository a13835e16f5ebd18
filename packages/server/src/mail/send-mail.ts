import { textOrNull } from '@vitrine/contract/schemas'
import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import type { JobHandler } from '../jobs/job-handler.ts'
import type { Mailer, OutgoingMail } from '../services/mailer.ts'
import { deliver } from './deliver.ts'

/** The kind of the jobs that send a letter as it stands in them. */
export const sendMailKind = 'send-mail'

/** Sends the letter that is a job's payload. */
export function sendMail(mailer: Mailer): JobHandler {
  return async ({ id, payload, store, nowMs }) =>
    deliver(mailer, readLetter(payload), { store, nowMs, jobId: id })
}

const letters = defineJob(
  sendMailKind,
  Type.Object({
    id: Type.String(),
    to: Type.String(),
    from: Type.String(),
    replyTo: Type.Optional(Type.String()),
    subject: Type.String(),
    text: Type.String(),
    html: Type.String(),
    orderId: Type.Optional(textOrNull),
  }),
)

/** Reads the letter that a job holds. */
function readLetter(payload: unknown): OutgoingMail {
  const { id, to, from, replyTo, subject, text, html, orderId = null } = letters.read(payload)
  return { id, to, from, replyTo, reason: 'other', subject, text, html, orderId, orderName: '' }
}
