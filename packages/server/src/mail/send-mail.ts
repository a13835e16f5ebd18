import type { JobHandler } from '../jobs/job-handler.ts'
import type { Mailer, OutgoingMail } from '../services/mailer.ts'
import { deliver } from './deliver.ts'

/** The kind of the jobs that send a letter as it stands in them. */
export const sendMailKind = 'send-mail'

/** Sends the letter that is a job's payload. */
export function sendMail(mailer: Mailer): JobHandler {
  return ({ id, payload, store, nowMs }) => deliver(mailer, readLetter(payload), { store, nowMs, jobId: id })
}

/** Reads the letter that a job holds. */
function readLetter(payload: unknown): OutgoingMail {
  const fields: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const text = (name: string): string => {
    const value = fields[name]
    if (typeof value !== 'string') throw new Error(`A letter to be sent has no ${name}`)
    return value
  }
  const { orderId, replyTo } = fields
  return {
    id: text('id'),
    to: text('to'),
    from: text('from'),
    replyTo: typeof replyTo === 'string' ? replyTo : undefined,
    reason: 'other',
    subject: text('subject'),
    text: text('text'),
    html: text('html'),
    orderId: typeof orderId === 'string' ? orderId : null,
    orderName: '',
  }
}
