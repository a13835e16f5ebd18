import type { SubscriptionRow } from './subscription-row.ts'

/** How often a subscription is paid, and how long. */
export function PlanText({ plan }: Pick<SubscriptionRow, 'plan'>) {
  const { value, unit } = plan.interval
  const often = value === 1 ? each[unit] : every[unit](value)
  return plan.billingCycles === 0 ? (
    often
  ) : (
    <>
      {often}, {plan.billingCycles} payments in all
    </>
  )
}

const each = { WEEK: 'Every week', MONTH: 'Every month', YEAR: 'Every year' } as const

const every = {
  WEEK: (value: number) => <>Every {value} weeks</>,
  MONTH: (value: number) => <>Every {value} months</>,
  YEAR: (value: number) => <>Every {value} years</>,
} as const
