import { asNumber, asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'
import { content } from '../product/product.ts'

/** How many billing periods make a year (Specification, section 9). */
const unitsPerYear = new Map([
  ['WEEK', 52],
  ['MONTH', 12],
  ['YEAR', 1],
])

/** The plan that a subscribable product is sold on; `undefined` when it has none. */
export function subscriptionPlanOf(item: unknown): unknown {
  return (
    content(item, 'subscriptionPlan') ??
    follow(content(item, 'productSubscriptionOptions'), [0, 'subscriptionPlan'])
  )
}

/** Words how often and how long a plan is paid: `every 2 weeks for 12 weeks`; `undefined` when it has no billing period. */
export function subscriptionWording(plan: unknown): string | undefined {
  const unit = asText(follow(plan, ['billingPeriod', 'unit']))
  const length = asNumber(follow(plan, ['billingPeriod', 'value']))
  const perYear = unitsPerYear.get(unit)
  if (perYear === undefined || !(length > 0)) return undefined

  const every = length === 1 ? `every ${unitName(unit, 1)}` : `every ${counted(length, unit)}`
  const cycles = asNumber(ownValue(plan, 'numBillingCycles'))
  if (!(cycles > 0)) return every

  const total = length * cycles
  const isWholeYears = total % perYear === 0
  return `${every} for ${isWholeYears ? counted(total / perYear, 'YEAR') : counted(total, unit)}`
}

function counted(count: number, unit: string): string {
  return `${count} ${unitName(unit, count)}`
}

function unitName(unit: string, count: number): string {
  return count === 1 ? unit.toLowerCase() : `${unit.toLowerCase()}s`
}
