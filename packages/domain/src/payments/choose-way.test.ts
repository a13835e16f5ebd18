import { expect, it } from 'vitest'
import { chooseWay } from './choose-way.ts'

const bank = { key: 'bank', label: 'Bank transfer' }
const cash = { key: 'cash', label: 'Cash' }
const shop = { test: false, manual: [bank, cash], stripe: 'live', paypal: 'off' } as const
const mug = { currency: 'USD', dueCents: 1200, isKept: false }

it('chooses the way that its buyer wants, the first of those outside of the shop where none is named', () => {
  expect(chooseWay({ gateway: 'stripe' }, shop, mug)).toMatchObject({ ok: true, way: { account: 'stripe' } })
  expect(chooseWay({ gateway: 'manual', method: 'cash' }, shop, mug)).toMatchObject({ way: { method: cash } })
  expect(chooseWay({ gateway: 'manual' }, shop, mug)).toMatchObject({ way: { method: bank } })
})

it('chooses none that is not offered', () => {
  const notOffered = { ok: false, problem: 'not-offered' }
  expect(chooseWay({ gateway: 'paypal' }, shop, mug)).toEqual(notOffered)
  expect(chooseWay({ gateway: 'manual', method: 'gold' }, shop, mug)).toEqual(notOffered)
  expect(chooseWay({ gateway: 'manual' }, shop, { ...mug, isKept: true })).toEqual(notOffered)
})

it('says from which sum on a card is taken', () => {
  const choice = chooseWay({ gateway: 'stripe' }, shop, { ...mug, dueCents: 20 })
  expect(choice).toEqual({ ok: false, problem: 'too-little', leastCents: 50 })
})
