import type { ListedMail, MailFacts } from '@vitrine/domain/mail/listed-mail'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { listedMailKinds } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { parse } from '../documents/read-document.ts'
import type { JobRow } from '../schema/schema.ts'
import type { MailMessage } from './mail.ts'

/** What a job tells of the mail that it sends. */
export type OutboxRow = Pick<JobRow, 'id' | 'state' | 'run_at_ms' | 'attempts' | 'last_error' | 'mail'>

/** What a job keeps of its mail, as JSON text. */
export function writeMailFacts(mail: MailFacts, askedAtMs: number): string {
  const { reason, to, subject, orderId, orderName } = mail
  return JSON.stringify({ reason, to, subject, orderId, orderName, askedAtMs })
}

/** A mail that did not go out; undefined for a job that sends none. */
export function unsentMail(row: OutboxRow): ListedMail | undefined {
  if (row.mail === '') return undefined
  const kept: unknown = parse(row.mail)
  const fields = isRecord(kept) ? kept : {}
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const isDead = row.state === 'dead'
  return {
    id: row.id,
    reason: listedMailKinds.find((reason) => reason === fields.reason) ?? 'other',
    to: text('to'),
    subject: text('subject'),
    orderId: text('orderId') || null,
    orderName: text('orderName'),
    state: isDead ? 'dead' : row.last_error === '' ? 'waiting' : 'failed',
    atMs: typeof fields.askedAtMs === 'number' ? fields.askedAtMs : row.run_at_ms,
    attempts: row.attempts,
    failure: row.last_error,
    nextTryAtMs: isDead ? null : row.run_at_ms,
  }
}

/** A mail that went out, or is kept here alone. */
export function sentMail(message: MailMessage): ListedMail {
  const { id, reason, to, subject, orderId, orderName, sentAtMs, transport } = message
  const state = transport === 'smtp' ? 'sent' : 'kept'
  const unsent = { attempts: 0, failure: '', nextTryAtMs: null }
  return { id, reason, to, subject, orderId, orderName, state, atMs: sentAtMs, ...unsent }
}
