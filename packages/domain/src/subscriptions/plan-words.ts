import type { SubscriptionPlan } from '../catalogue/product.ts'

const unitWords = { WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const

/** How often a plan is paid: `every month`, `every 2 weeks`. */
export function everyWords({ interval: { value, unit } }: Pick<SubscriptionPlan, 'interval'>): string {
  const word = unitWords[unit]
  return value === 1 ? `every ${word}` : `every ${value} ${word}s`
}

/** How often and how long: `every month until canceled`, `every 2 weeks, 6 payments in all`. */
export function planWords(plan: SubscriptionPlan): string {
  const { billingCycles } = plan
  if (billingCycles === 0) return `${everyWords(plan)} until canceled`
  return billingCycles === 1 ? 'one payment' : `${everyWords(plan)}, ${billingCycles} payments in all`
}
