import type { Mailer, OutgoingMail } from '../outside/mail/mailer.ts'
import type { JobHandler } from './job-handler.ts'

/** Sends the letter that is a job's payload, and keeps it in the mailbox; one that is kept already is not sent again. */
export function sendMail(mailer: Mailer): JobHandler {
  return async ({ payload, store, nowMs }) => {
    const mail = readMail(payload)
    if (await store.mail.find(mail.id)) return
    await mailer.send(mail)
    await store.mail.keep({ ...mail, sentAtMs: nowMs, transport: mailer.transport })
  }
}

function readMail(payload: unknown): OutgoingMail {
  const fields: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const text = (name: string): string => {
    const value = fields[name]
    if (typeof value !== 'string') throw new Error(`A letter to be sent has no ${name}`)
    return value
  }
  const orderId = fields.orderId
  return {
    id: text('id'),
    to: text('to'),
    from: text('from'),
    subject: text('subject'),
    text: text('text'),
    html: text('html'),
    orderId: typeof orderId === 'string' ? orderId : null,
  }
}
