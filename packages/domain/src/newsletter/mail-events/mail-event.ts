import { type Subscriber, withStep } from '../subscriber.ts'

/** What became of a mail: `hard-bounce` where there is no such mailbox, `soft-bounce` where it did not take mail for the time being. */
export const mailEventKinds = ['hard-bounce', 'soft-bounce', 'complaint'] as const

/** What a mail service tells of a mail. */
export interface MailEvent {
  readonly kind: (typeof mailEventKinds)[number]
  readonly email: string
  /** When it happened, by the clock of the service. */
  readonly atMs: number
  /** The `Message-ID` of the mail, without its brackets; '' where it is not told. */
  readonly messageId: string
}

/** So many mails come back for the time being before an address counts as gone. */
const mostSoftBounces = 5

/** A mail that came back so long ago does not count any more. */
const softBounceLifeMs = 90 * 86_400_000

/** Services tell of each try to deliver one mail: what comes back within a day counts once. */
const oneMailMs = 86_400_000

/** So far may the clock of a service be behind ours. */
const clockSlackMs = 5 * 60_000

/**
 * Somebody on a list after word of a mail to them; the same where it changes nothing, as when it is told a second time. Who bounced or
 * complained gets no more mail until they sign up again: word of what happened before that is out of date.
 */
export function noteMailEvent(
  subscriber: Subscriber,
  { kind, atMs }: Pick<MailEvent, 'kind' | 'atMs'>,
  nowMs: number,
): Subscriber {
  const { state } = subscriber
  if (state === 'subscribed' && atMs + clockSlackMs < subscriber.changedAtMs) return subscriber
  if (kind === 'complaint')
    return state === 'complained' ? subscriber : refused(subscriber, 'complained', nowMs)
  if (state !== 'subscribed' && state !== 'waiting') return subscriber
  if (kind === 'hard-bounce') return refused(subscriber, 'bounced', nowMs)
  const before = (subscriber.softBounces ?? []).filter((known) => nowMs - known < softBounceLifeMs)
  if (before.some((known) => Math.abs(known - atMs) < oneMailMs)) return subscriber
  const softBounces = [...before, Math.min(atMs, nowMs)]
  return softBounces.length >= mostSoftBounces
    ? refused(subscriber, 'bounced', nowMs)
    : { ...subscriber, softBounces }
}

function refused(subscriber: Subscriber, state: 'bounced' | 'complained', nowMs: number): Subscriber {
  const left: Subscriber = { ...subscriber, state, changedAtMs: nowMs, refusedAtMs: nowMs, softBounces: [] }
  return withStep(left, { what: state, atMs: nowMs, by: '' })
}
