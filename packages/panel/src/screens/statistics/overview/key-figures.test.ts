import { expect, it } from 'vitest'
import { averageOf, conversionOf, takingsOf } from './key-figures.ts'

const eur = { currency: 'EUR', cents: 900 }
const usd = { currency: 'USD', cents: 1_000 }

it('has the currency of the site first, and nothing in it where nothing came in', () => {
  expect(takingsOf({ amounts: [eur, usd] }, 'USD')).toEqual([usd, eur])
  expect(takingsOf({ amounts: [] }, 'USD')).toEqual([{ currency: 'USD', cents: 0 }])
})

it('knows the average of an order in one currency alone', () => {
  expect(averageOf({ orders: 3, amounts: [usd] })).toEqual({ currency: 'USD', cents: 333 })
  expect(averageOf({ orders: 3, amounts: [usd, eur] })).toBeNull()
  expect(averageOf({ orders: 0, amounts: [] })).toBeNull()
})

it('has no conversion without visits, and none above a whole', () => {
  expect(conversionOf({ visits: 200, orderedVisits: 3 })).toBe(0.015)
  expect(conversionOf({ visits: 1, orderedVisits: 2 })).toBe(1)
  expect(conversionOf({ visits: 0, orderedVisits: 0 })).toBeNull()
})
