import { expect, it } from 'vitest'
import { goesOutAtMs, isLastPlanned, planMailing } from './mailing.ts'

it('goes out where it was planned last, also of before mailings were counted', () => {
  const card = { deliverAtMs: 7 }
  expect(isLastPlanned({ mailing: 0, deliverAtMs: null }, card)).toBe(true)
  expect(isLastPlanned({ mailing: 0, deliverAtMs: null }, { ...card, mailing: 1 })).toBe(false)
  expect(isLastPlanned({ mailing: 1, deliverAtMs: null }, { ...card, mailing: 1 })).toBe(true)
  expect(isLastPlanned({ mailing: 0, deliverAtMs: 7 }, card)).toBe(true)
  expect(isLastPlanned({ mailing: 0, deliverAtMs: 6 }, card)).toBe(false)
})

it('goes out at the moment for which it was planned last, whatever day its buyer chose', () => {
  const card = { deliverAtMs: 7 }
  expect(goesOutAtMs(card)).toBe(7)
  const hastened = planMailing(card, 3)
  expect([goesOutAtMs(hastened), hastened.deliverAtMs]).toEqual([3, 7])
  expect(goesOutAtMs(planMailing(hastened, 7))).toBe(7)
})
