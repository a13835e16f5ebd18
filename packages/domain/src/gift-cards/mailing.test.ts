import { expect, it } from 'vitest'
import { isLastPlanned } from './mailing.ts'

it('goes out where it was planned last, also of before mailings were counted', () => {
  const card = { deliverAtMs: 7 }
  expect(isLastPlanned({ mailing: 0, deliverAtMs: null }, card)).toBe(true)
  expect(isLastPlanned({ mailing: 0, deliverAtMs: null }, { ...card, mailing: 1 })).toBe(false)
  expect(isLastPlanned({ mailing: 1, deliverAtMs: null }, { ...card, mailing: 1 })).toBe(true)
  expect(isLastPlanned({ mailing: 0, deliverAtMs: 7 }, card)).toBe(true)
  expect(isLastPlanned({ mailing: 0, deliverAtMs: 6 }, card)).toBe(false)
})
