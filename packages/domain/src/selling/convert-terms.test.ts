import { expect, it } from 'vitest'
import { buildDiscount } from '../testing/discount-builders.ts'
import { convertDiscount, convertRange } from './convert-terms.ts'

const twice = { from: 'USD', to: 'EUR', rate: '2', ending: '.95' } as const

it('takes what a discount takes off and asks for times the rate, without an ending', () => {
  const fixed = buildDiscount({
    effect: { kind: 'fixed', appliesTo: 'goods', cents: 500 },
    minimumCents: 2_000,
  })
  expect(convertDiscount(fixed, twice)).toEqual({
    ...fixed,
    effect: { kind: 'fixed', appliesTo: 'goods', cents: 1_000 },
    minimumCents: 4_000,
  })
})

it('leaves shares, and deliveries that are free whatever they cost', () => {
  const share = buildDiscount()
  const delivery = buildDiscount({ effect: { kind: 'free-shipping', mostCents: null } })
  expect([convertDiscount(share, twice), convertDiscount(delivery, twice)]).toEqual([share, delivery])
})

it('keeps the upper of two bounds above the lower one', () => {
  const yen = { from: 'USD', to: 'JPY', rate: '1', ending: 'any' } as const
  expect(convertRange({ leastCents: 100, mostCents: 120 }, yen)).toEqual({ leastCents: 1, mostCents: 2 })
})
