import { newsletterLimits } from './newsletter-limits.ts'
import { hasSaidNo, type Subscriber, wasSubscribed, withStep } from './subscriber.ts'

/** Why a link of a mail does nothing. */
export type NewsletterLinkProblem =
  | 'newsletter-link-foreign'
  | 'newsletter-link-expired'
  | 'newsletter-link-used'
  | 'newsletter-gone'
  | 'newsletter-return-late'

/** What is read about it. */
export const newsletterLinkText: Readonly<Record<NewsletterLinkProblem, string>> = {
  'newsletter-link-foreign': 'This link is not right. Please open it again from the mail, whole.',
  'newsletter-link-expired': 'This link has expired.',
  'newsletter-link-used': 'This link was used already, or a newer mail has taken its place.',
  'newsletter-gone': 'This address is not on the list.',
  'newsletter-return-late': 'That was too long ago. Please sign up again.',
}

/** What following a link comes to: `already` where it was so before. */
export type LinkOutcome =
  | { readonly ok: true; readonly already: boolean; readonly subscriber: Subscriber }
  | { readonly ok: false; readonly problem: NewsletterLinkProblem }

const already = (subscriber: Subscriber): LinkOutcome => ({ ok: true, already: true, subscriber })
const refused = (problem: NewsletterLinkProblem): LinkOutcome => ({ ok: false, problem })

/** When the link was made, and the present. */
interface LinkTimes {
  readonly issuedAtMs: number
  readonly nowMs: number
}

/** Confirms an address by the link of a mail that was sent while it waited. */
export function confirmSubscriber(subscriber: Subscriber, { issuedAtMs, nowMs }: LinkTimes): LinkOutcome {
  const { state, waitingSinceMs, confirmedAtMs } = subscriber
  if (issuedAtMs < waitingSinceMs) return refused('newsletter-link-used')
  if (state === 'subscribed' && confirmedAtMs !== null) return already(subscriber)
  if (state !== 'waiting') return refused('newsletter-link-used')
  if (nowMs - issuedAtMs > newsletterLimits.confirmationLifeMs) return refused('newsletter-link-expired')
  const confirmed: Subscriber = {
    ...subscriber,
    state: 'subscribed',
    changedAtMs: nowMs,
    confirmedAtMs: nowMs,
    refusedAtMs: null,
    askedAtMs: [],
  }
  return { ok: true, already: false, subscriber: withStep(confirmed, step('confirmed', nowMs)) }
}

const leavable: readonly Subscriber['state'][] = ['subscribed', 'waiting', 'bounced']

/** Whether there is something that somebody can say no to: that their mail came back is none yet. */
export function canLeave({ state }: Pick<Subscriber, 'state'>): boolean {
  return leavable.includes(state)
}

/** Takes somebody off a list; `by` is the owner who does it, '' for the person themselves. Who only waits, or whose mail came back, says no as well. */
export function unsubscribe(
  subscriber: Subscriber,
  { nowMs, by }: { readonly nowMs: number; readonly by: string },
): LinkOutcome {
  if (!canLeave(subscriber)) return already(subscriber)
  const left: Subscriber = { ...subscriber, state: 'unsubscribed', changedAtMs: nowMs, refusedAtMs: nowMs }
  return { ok: true, already: false, subscriber: withStep(left, { what: 'unsubscribed', atMs: nowMs, by }) }
}

/** Takes a leave back that was taken a moment ago, on the same page. */
export function returnToList(subscriber: Subscriber, nowMs: number): LinkOutcome {
  if (subscriber.state === 'subscribed') return already(subscriber)
  const left = subscriber.steps.at(-1)
  // Who never was on the list, or was taken off it by others, does not come back this way.
  if (subscriber.state !== 'unsubscribed' || left?.what !== 'unsubscribed' || left.by !== '')
    return refused('newsletter-return-late')
  const before = subscriber.steps.slice(0, -1)
  // Nor does who left when their mail came back: the next one would come back, too. Who signs up anew is asked by mail.
  const hadBounced = before.findLast(({ what }) => what !== 'moved')?.what === 'bounced'
  const isLate = nowMs - subscriber.changedAtMs > newsletterLimits.returnLifeMs
  if (isLate || hadBounced || !wasSubscribed(before)) return refused('newsletter-return-late')
  const back: Subscriber = { ...subscriber, state: 'subscribed', changedAtMs: nowMs, refusedAtMs: null }
  return { ok: true, already: false, subscriber: withStep(back, step('returned', nowMs)) }
}

const step = (what: 'confirmed' | 'returned', atMs: number) => ({ what, atMs, by: '' })

/** What becomes of one who never confirmed: forgotten, or as they were where they had said no before; null: they may still confirm. */
export function expireWaiting(subscriber: Subscriber, nowMs: number): Subscriber | 'forgotten' | null {
  const { state, changedAtMs, refusedAtMs } = subscriber
  if (state !== 'waiting' || nowMs - changedAtMs <= newsletterLimits.unconfirmedKeptMs) return null
  if (refusedAtMs === null || !hasSaidNo(subscriber)) return 'forgotten'
  return { ...subscriber, state: 'unsubscribed', changedAtMs: refusedAtMs }
}
