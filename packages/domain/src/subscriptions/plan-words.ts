import type { SubscriptionPlan } from '../catalogue/product.ts'
import { type Say, sayAsWritten } from '../words/say.ts'

/** How often a plan is paid: `every month`, `every 2 weeks`. */
export function everyWords(
  { interval: { value, unit } }: Pick<SubscriptionPlan, 'interval'>,
  say: Say = sayAsWritten,
): string {
  const count = { count: value }
  switch (unit) {
    case 'WEEK':
      return value === 1 ? say('every week') : say('every {count} weeks', count)
    case 'MONTH':
      return value === 1 ? say('every month') : say('every {count} months', count)
    case 'YEAR':
      return value === 1 ? say('every year') : say('every {count} years', count)
  }
}

/** How often and how long: `every month until canceled`, `every 2 weeks, 6 payments in all`. */
export function planWords(plan: SubscriptionPlan, say: Say = sayAsWritten): string {
  const { billingCycles: count } = plan
  if (count === 1) return say('one payment')
  const every = everyWords(plan, say)
  return count === 0
    ? say('{every} until canceled', { every })
    : say('{every}, {count} payments in all', { every, count })
}
