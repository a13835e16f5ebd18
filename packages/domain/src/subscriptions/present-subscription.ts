import { choiceOf } from '../catalogue/choose-variant.ts'
import { fullName } from '../contact/full-name.ts'
import type { ListCell } from '../lists/csv.ts'
import { pausedUntilMs } from './pauses/paused-until.ts'
import { planWords } from './plan-words.ts'
import { failuresBeside } from './retries/beside-the-plan.ts'
import type { Subscription } from './subscription.ts'
import { subscriptionStateLabels } from './subscription-state-labels.ts'
import { waitingOf } from './waits/wait-a-day.ts'

/** A subscription in the list of owners, as it stands at a moment. */
export function presentSubscriptionRow(subscription: Subscription, nowMs: number) {
  const { id, state, isTest, contact, line, plan, currency, createdAtMs, nextAtMs } = subscription
  const { endsAtMs, failures, paidCycles } = subscription
  const waiting = waitingOf(subscription)
  return {
    id,
    state,
    isTest,
    email: contact.email,
    customerName: nameOf(subscription),
    productTitle: line.title,
    choice: choiceOf(line),
    sku: line.sku,
    quantity: line.quantity,
    priceCents: line.unitPriceCents * line.quantity,
    currency,
    plan,
    createdAtMs,
    nextAtMs,
    endsAtMs,
    isOver: endsAtMs !== null && endsAtMs <= nowMs,
    pausedUntilMs: pausedUntilMs(subscription),
    waiting: waiting && { reason: waiting.reason, sinceMs: waiting.sinceMs },
    failures: failures + failuresBeside(subscription, subscription.nextCycle),
    paidCycles,
  }
}

/** What stands in a column of that list. */
export function subscriptionCell(row: ReturnType<typeof presentSubscriptionRow>, key: string): ListCell {
  switch (key) {
    case 'product':
      return row.productTitle
    case 'choice':
      return row.choice
    case 'sku':
      return row.sku
    case 'quantity':
      return row.quantity
    case 'email':
      return row.email
    case 'customer':
      return row.customerName
    case 'state':
      return subscriptionStateLabels[row.pausedUntilMs === null ? row.state : 'paused']
    case 'price':
      return { cents: row.priceCents, currency: row.currency }
    case 'plan':
      return planWords(row.plan)
    case 'next':
      return row.nextAtMs === null ? null : { atMs: row.nextAtMs }
    case 'created':
      return { atMs: row.createdAtMs }
    case 'ends':
      return row.endsAtMs === null ? null : { atMs: row.endsAtMs }
    case 'waits':
      return row.waiting && { atMs: row.waiting.sinceMs }
    case 'paid':
      return row.paidCycles
    case 'failures':
      return row.failures
    case 'currency':
      return row.currency
    case 'test':
      return row.isTest
    default:
      return null
  }
}

/** The name of whoever subscribed; '' where none is known. */
export function nameOf({
  shippingAddress,
  billingAddress,
}: Pick<Subscription, 'shippingAddress' | 'billingAddress'>) {
  return fullName(billingAddress ?? shippingAddress)
}
