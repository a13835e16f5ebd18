import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { auditLedgers } from '../testing/audit.ts'
import { orderBody } from '../testing/guest.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { CheckoutRefused, prepareCheckout } from '../testing/prepare-checkout.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let owner: Owner
beforeAll(async () => {
  // All buyers come from one address here.
  shop = await openShop({ RATE_LIMITS: 'off' })
  owner = await becomeOwner(shop)
})
afterAll(() => shop.close())

/** How many buyers try, on how many units. */
const { attempts, units } = { short: { attempts: 500, units: 50 }, long: { attempts: 2_000, units: 100 } }[
  inject('proofLength')
]

it(`${attempts} add-and-checkout attempts, 40 at once, on ${units} units: exactly ${units} orders, clean refusals, ledgers that add up`, async () => {
  const print = await owner.sell({ title: 'Few Prints', onHand: units, priceCents: 2500 })
  const waiting = Array.from({ length: attempts }, (_, index) => index)
  const statuses: number[] = []
  async function buyUntilNoneWait(): Promise<void> {
    while (waiting.pop() !== undefined) statuses.push(await attempt(shop.url, print))
  }
  await Promise.all(Array.from({ length: 40 }, buyUntilNoneWait))

  expect(statuses).toHaveLength(attempts)
  expect(statuses.filter((status) => status === 200)).toHaveLength(units)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  const orders = (await (await owner.http.get('/api/panel/orders?limit=100')).json()) as {
    total: { count: number }
  }
  expect(orders.total.count).toBe(units)
  await shop.kill()
  expect(await auditLedgers(shop.dataDir)).toEqual(
    'The ledgers add up, and every charge has its order or its refund.',
  )
})

async function attempt(url: string, product: { itemId: string; sku: string }): Promise<number> {
  const visitor = new HttpVisitor(url)
  try {
    const { cartToken, shippingOptionKey } = await prepareCheckout(visitor, product)
    return (await visitor.send('POST', '/api/2/commerce/orders', orderBody(cartToken, shippingOptionKey)))
      .status
  } catch (error) {
    if (error instanceof CheckoutRefused) return error.status
    throw error
  }
}
