import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { hearDetails } from '../../testing/hear-details.ts'
import { cookiesAllowed, tellContext } from '../../testing/tell-context.ts'
import { commerceEventName } from '../commerce-events/commerce-events.ts'

const heard: unknown[] = []
let page: typeof import('./told-orders.ts')
beforeAll(() =>
  document.addEventListener(commerceEventName, (event) => heard.push((event as CustomEvent).detail)),
)
beforeEach(loadPage)
afterEach(() => {
  heard.length = 0
  localStorage.clear()
  tellContext(null)
})

/** Scripts of a page know nothing of the page before. */
async function loadPage(): Promise<void> {
  vi.resetModules()
  page = await import('./told-orders.ts')
}

const order = {
  id: 'o1',
  grandTotal: '41.10',
  shippingTotal: '5.00',
  taxTotal: '0.00',
  currency: 'EUR',
  items: [],
}

it('tells of an order once, also where its page is loaded again and cookies are allowed', async () => {
  tellContext(cookiesAllowed)
  page.tellOfOrder(order)
  await loadPage()
  page.tellOfOrder(order)
  page.tellOfOrder({ ...order, id: 'o2' })
  expect(heard).toEqual([
    { name: 'purchase', ...order },
    { name: 'purchase', ...order, id: 'o2' },
  ])
})

it('tells of it under the name that scripts of the platform know, as often', () => {
  const confirmed = hearDetails('commerce-checkout-confirmed')
  page.tellOfOrder(order)
  page.tellOfOrder(order)
  expect(confirmed).toEqual([order])
})

it('keeps nothing where the owner uses no cookies, and tells once on a page all the same', () => {
  tellContext({ ...cookiesAllowed, insight: { isOn: true, usesCookies: false } })
  page.tellOfOrder(order)
  page.tellOfOrder(order)
  expect(heard).toHaveLength(1)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

it('keeps nothing where the banner waits for an answer', () => {
  tellContext({ ...cookiesAllowed, cookieSettings: { isRestrictiveCookiePolicyEnabled: true } })
  page.tellOfOrder(order)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
