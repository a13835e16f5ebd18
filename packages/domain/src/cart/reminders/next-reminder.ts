import { type ReminderSettings, usualReminders } from '../../website/selling/reminder-settings.ts'
import type { Cart } from '../cart.ts'
import { type CartReminder, reminderDueMs, takenBefore } from './reminder.ts'

/** Why somebody is not reminded of a cart any more. */
export type ReminderEnd = 'was-reminded' | 'cart-gone' | 'other-cart' | 'nothing-to-buy'

/** What an owner reads who asks for it. */
export const reminderEndText: Readonly<Record<ReminderEnd, string>> = {
  'was-reminded': 'They were reminded already.',
  'cart-gone': 'Nothing of this cart can be bought any more.',
  'other-cart': 'They were reminded of another cart in the last seven days.',
  'nothing-to-buy': 'Nothing of this cart can be bought any more.',
}

/** What is done with a reminder now. */
export type NextReminder<Left> =
  | { readonly kind: 'remind'; readonly left: Left }
  | { readonly kind: 'wait'; readonly untilMs: number }
  | { readonly kind: 'never'; readonly why: ReminderEnd }

/** A cart that was left, with what of it can be bought. */
interface LeftLines {
  readonly cart: Pick<Cart, 'updatedAtMs'>
  readonly lines: readonly unknown[]
}

/** A reminder, with all that it depends on whether it goes out. */
export interface ReminderFacts<Left extends LeftLines> {
  readonly reminder: Pick<CartReminder, 'state' | 'takenBy' | 'createdAtMs'>
  /** The job of the mail that asks; null where none has it yet. */
  readonly job: string | null
  /** Whether the owner asks for it, whatever the settings say. */
  readonly isAsked: boolean
  readonly settings: ReminderSettings | undefined
  /** null: nothing is left to be reminded of. */
  readonly left: Left | null
  /** Since when the buyer is at the payment; null where they are not. */
  readonly payingSinceMs: number | null
  /** Whether the reader was reminded of nothing for long enough, and refused nothing. */
  readonly mayRemind: boolean
}

/** A buyer who is at the payment is left in peace for so long. */
const payingMs = 3_600_000

/** While the shop reminds nobody, it is looked so often whether it does again, for as long as a reminder is kept. */
const offMs = 86_400_000

/**
 * Says whether somebody is reminded now: once, not before its time, not while the shop reminds nobody, not while they pay, not where
 * nothing of the cart can be bought, and of one cart in seven days.
 */
export function nextReminder<Left extends LeftLines>(
  facts: ReminderFacts<Left>,
  nowMs: number,
): NextReminder<Left> {
  const { reminder, job, left, mayRemind } = facts
  const isFree = reminder.state === 'waiting' || (reminder.state === 'queued' && reminder.takenBy === job)
  if (!isFree) return { kind: 'never', why: 'was-reminded' }
  if (left === null) return { kind: 'never', why: 'cart-gone' }
  const untilMs = dueMs(facts, left, nowMs)
  if (untilMs > nowMs) return { kind: 'wait', untilMs }
  if (!mayRemind && !hasTurn(reminder, job)) return { kind: 'never', why: 'other-cart' }
  return left.lines.length > 0 ? { kind: 'remind', left } : { kind: 'never', why: 'nothing-to-buy' }
}

/** Why somebody cannot be reminded although their shop asks for it; null where they are, as soon as they do not pay any more. */
export function whyNotReminded<Left extends LeftLines>(
  facts: ReminderFacts<Left>,
  nowMs: number,
): ReminderEnd | null {
  const now = nextReminder(facts, nowMs)
  const next = now.kind === 'wait' ? nextReminder(facts, now.untilMs) : now
  return next.kind === 'never' ? next.why : null
}

/** Whether the turn of its reader was taken for this very reminder: by the job that asks, or by one of before. */
export function hasTurn({ takenBy }: Pick<CartReminder, 'takenBy'>, job: string | null): boolean {
  return takenBy === job || takenBy === takenBefore
}

function dueMs<Left extends LeftLines>(facts: ReminderFacts<Left>, { cart }: Left, nowMs: number): number {
  const { reminder, isAsked, settings = usualReminders, payingSinceMs } = facts
  const afterPayingMs = payingSinceMs === null ? 0 : payingSinceMs + payingMs
  if (isAsked) return afterPayingMs
  if (!settings.isOn) return nowMs + offMs
  return Math.max(afterPayingMs, reminderDueMs(cart, reminder, settings.delayHours))
}
