import { expect, it } from 'vitest'
import { visitOf } from './visit-document.ts'

const visit = {
  ...{ startedAtMs: 1, lastAtMs: 2, device: 'phone', browser: 'Safari', language: 'de' },
  ...{ entry: null, steps: ['visit'], seen: ['page|/'] },
}

it('a visit of an older version goes on, with its cart and what is counted of its orders', () => {
  const orders = [{ key: 'e|a', currency: 'USD', orders: 1, amountCents: 900 }]
  const older = JSON.stringify({ ...visit, cartId: 'c1', experimentOrders: orders })
  expect(visitOf(older)).toEqual({ ...visit, cartIds: ['c1'], experimentOrders: ['e|a'] })
  const without = JSON.stringify({ ...visit, cartId: '', experimentOrders: [] })
  expect(visitOf(without)).toEqual({ ...visit, cartIds: [], experimentOrders: [] })
})
