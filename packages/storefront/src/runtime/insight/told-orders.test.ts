import { afterEach, beforeAll, expect, it } from 'vitest'
import { cookiesAllowed, tellContext } from '../../testing/tell-context.ts'
import { commerceEventName } from '../commerce-events/commerce-events.ts'
import { forgetToldOrders, tellOfOrder } from './told-orders.ts'

const heard: unknown[] = []
beforeAll(() =>
  document.addEventListener(commerceEventName, (event) => heard.push((event as CustomEvent).detail)),
)
afterEach(() => {
  heard.length = 0
  forgetToldOrders()
  tellContext(null)
})
const order = {
  id: 'o1',
  grandTotal: '41.10',
  shippingTotal: '5.00',
  taxTotal: '0.00',
  currency: 'EUR',
  items: [],
}

it('tells of an order once, also where its page is loaded again', () => {
  tellContext(cookiesAllowed)
  tellOfOrder(order)
  tellOfOrder(order)
  tellOfOrder({ ...order, id: 'o2' })
  expect(heard).toEqual([
    { name: 'purchase', ...order },
    { name: 'purchase', ...order, id: 'o2' },
  ])
})

it('keeps nothing where nothing may be kept', () => {
  tellContext({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } })
  tellOfOrder(order)
  expect(localStorage.length).toBe(0)
})
