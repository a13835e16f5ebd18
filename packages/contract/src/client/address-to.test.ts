import { expect, it } from 'vitest'
import { previewItemCall } from '../content/item-calls.ts'
import { listOrdersCall } from '../orders/panel-calls.ts'
import { addressTo } from './address-to.ts'

it('is the path of a call with its parameters, and its query where it has one', () => {
  expect(addressTo<typeof previewItemCall>(previewItemCall, { params: { itemId: 'a/b' } })).toBe(
    '/api/panel/items/a%2Fb/preview',
  )
  expect(addressTo<typeof listOrdersCall>(listOrdersCall, { query: { limit: 20 } })).toBe(
    '/api/panel/orders?limit=20',
  )
})
