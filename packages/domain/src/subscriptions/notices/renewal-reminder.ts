import { hasFurtherCycle } from '../renewal.ts'
import type { Subscription } from '../subscription.ts'

/** How long before its renewal a buyer is told of a subscription of a year or more, by where they live. */
interface ReminderRule {
  /** Empty: everywhere else. */
  readonly countries: readonly string[]
  /** Some days more than the law's last one: the mail is written after that moment, and a server may be down meanwhile. */
  readonly daysBefore: number
  /** Between how many days the law wants it, the first and the last of them; null: none says. */
  readonly wanted: readonly [number, number] | null
}

/**
 * France: code de la consommation, L215-1, three months to one month before. United States: California (Bus. & Prof. Code, 17602) and New
 * York (General Business Law, 527-a), 15 to 45 days before; Illinois, 30 to 60. Elsewhere it is a courtesy, which keeps disputes away.
 */
export const reminderRules: readonly ReminderRule[] = [
  { countries: ['FR'], daysBefore: 60, wanted: [31, 90] },
  { countries: ['US'], daysBefore: 35, wanted: [30, 45] },
  { countries: [], daysBefore: 30, wanted: null },
]

/** Months from which on a term is long. */
const longMonths = 12
const longWeeks = 52
const dayMs = 86_400_000

/** When the buyer of a subscription is reminded of its next payment; null where they are not. */
export function reminderAtMs(subscription: Subscription): number | null {
  const { state, nextAtMs, nextCycle, paidCycles, remindedCycle } = subscription
  const isToCome = state === 'active' && nextAtMs !== null && hasFurtherCycle(subscription, paidCycles)
  if (!isToCome || !isLong(subscription) || remindedCycle === nextCycle) return null
  return nextAtMs - daysBefore(subscription) * dayMs
}

function isLong({ plan: { interval } }: Subscription): boolean {
  const { value, unit } = interval
  if (unit === 'WEEK') return value >= longWeeks
  return unit === 'YEAR' || value >= longMonths
}

function daysBefore({ billingAddress, shippingAddress }: Subscription): number {
  const { country = '' } = billingAddress ?? shippingAddress ?? {}
  const rule = reminderRules.find(({ countries }) => countries.length === 0 || countries.includes(country))
  return rule?.daysBefore ?? 30
}
