import { isRecord } from '../../shapes/is-record.ts'
import type { HookFormat } from './hook-formats.ts'
import { type MailEvent, mailEventKinds } from './mail-event.ts'

/** So many events are read of one message; services send at most a thousand. */
const mostEvents = 2_000

/**
 * Reads what a service posts (docs/operations.md): those of its events that tell of mail that came back or was called spam. Null where it
 * is of another shape.
 */
export function readMailEvents(format: HookFormat, posted: unknown): readonly MailEvent[] | null {
  if (format === 'sendgrid') return readList(posted, readSendgrid)
  if (format === 'mailgun') return isRecord(posted) ? readList([posted['event-data']], readMailgun) : null
  return isRecord(posted) ? readList(posted.events, readOwn) : null
}

type ReadEvent = (event: Fields) => MailEvent | 'other' | null
type Fields = Readonly<Record<string, unknown>>

function readList(posted: unknown, read: ReadEvent): readonly MailEvent[] | null {
  if (!Array.isArray(posted) || posted.length > mostEvents) return null
  const events = posted.map((each) => (isRecord(each) ? read(each) : null))
  if (events.includes(null)) return null
  return events.filter((each): each is MailEvent => each !== null && each !== 'other')
}

/** Our own: `{ "events": [{ "kind", "email", "at": seconds, "messageId" }] }`. */
function readOwn({ kind, email, at, messageId = '' }: Fields): MailEvent | null {
  const known = mailEventKinds.find((each) => each === kind)
  return known ? eventOf(known, { email, seconds: at, messageId }) : null
}

/** Mailgun: `failed` with a severity, and `complained`. */
function readMailgun({ event, severity, recipient, timestamp, message }: Fields): MailEvent | 'other' | null {
  const headers = isRecord(message) && isRecord(message.headers) ? message.headers : {}
  const facts = { email: recipient, seconds: timestamp, messageId: headers['message-id'] ?? '' }
  if (event === 'complained') return eventOf('complaint', facts)
  if (event !== 'failed') return 'other'
  return eventOf(severity === 'permanent' ? 'hard-bounce' : 'soft-bounce', facts)
}

/** SendGrid: `bounce`, of which a block is for the time being, `deferred` and `spamreport`. */
function readSendgrid({ event, type, email, timestamp, ...more }: Fields): MailEvent | 'other' | null {
  const facts = { email, seconds: timestamp, messageId: more['smtp-id'] ?? '' }
  if (event === 'spamreport') return eventOf('complaint', facts)
  if (event === 'bounce') return eventOf(type === 'blocked' ? 'soft-bounce' : 'hard-bounce', facts)
  return event === 'deferred' ? eventOf('soft-bounce', facts) : 'other'
}

interface Facts {
  readonly email: unknown
  /** Since 1970. */
  readonly seconds: unknown
  readonly messageId: unknown
}

function eventOf(kind: MailEvent['kind'], { email, seconds, messageId }: Facts): MailEvent | null {
  if (typeof email !== 'string' || email === '' || email.length > 320) return null
  if (typeof seconds !== 'number' || !(seconds > 0 && seconds < 1e11)) return null
  if (typeof messageId !== 'string' || messageId.length > 1_000) return null
  const atMs = Math.round(seconds * 1000)
  return { kind, email: email.trim(), atMs, messageId: messageId.replace(/^\s*<|>\s*$/g, '') }
}
