import { expect, it } from 'vitest'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { putOffADay } from './put-off-a-day.ts'

const dayMs = 86_400_000
const start = buildSubscription({ history: [] })

it('puts off what is paid in another currency each day, and notes it once for each that the shop sells in', () => {
  const first = putOffADay(start, { nowMs: 0, shopCurrency: 'JPY' })
  const second = putOffADay(first, { nowMs: dayMs, shopCurrency: 'JPY' })
  expect([first.nextAtMs, second.nextAtMs, second.failures]).toEqual([dayMs, 2 * dayMs, 0])
  const third = putOffADay(second, { nowMs: 2 * dayMs, shopCurrency: 'CHF' })
  expect(third.history.map(({ fact }) => fact)).toEqual([
    { code: 'other-currency', currency: 'USD', shopCurrency: 'JPY' },
    { code: 'other-currency', currency: 'USD', shopCurrency: 'CHF' },
  ])
})
