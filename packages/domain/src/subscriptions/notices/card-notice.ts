import type { SavedMethod } from '../../payments/saved-method.ts'
import { cycleDueMs } from '../cycles/cycle-due.ts'
import type { Subscription } from '../subscription.ts'

/** How long before it expires the buyer hears of a card. */
const noticeMs = 30 * 86_400_000

/** A card that expires while a subscription is still to be charged. */
export interface CardNotice {
  readonly atMs: number
  /** Which card, with its expiry: a service may renew it. */
  readonly mark: string
}

/** When the buyer is told that the card expires, once for each; null where nothing is charged after that. */
export function cardNotice(
  subscription: Subscription,
  { id, expiry }: Pick<SavedMethod, 'expiry'> & { readonly id: string },
  timeZone: string,
): CardNotice | null {
  if (expiry === null || id !== subscription.methodId) return null
  const expiresAtMs = Date.UTC(expiry.year, expiry.month, 1)
  const mark = cardMark(id, expiry)
  const lastDueMs = lastDue(subscription, timeZone)
  if (subscription.toldCard === mark || lastDueMs <= expiresAtMs) return null
  return { atMs: expiresAtMs - noticeMs, mark }
}

/** A card with its expiry, as a notice of it is kept. */
export function cardMark(id: string, { year, month }: NonNullable<SavedMethod['expiry']>): string {
  return `${id} ${year}-${month}`
}

/** When the last payment is due. */
function lastDue(
  { id, state, anchorMs, plan, paidCycles, nextCycle }: Subscription,
  timeZone: string,
): number {
  if (state === 'canceled' || state === 'expired') return 0
  if (plan.billingCycles === 0) return Number.POSITIVE_INFINITY
  const last = nextCycle + (plan.billingCycles - paidCycles) - 1
  return cycleDueMs({ subscriptionId: id, anchorMs, interval: plan.interval, timeZone }, last)
}
