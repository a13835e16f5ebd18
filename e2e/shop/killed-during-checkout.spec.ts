import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { auditLedgers } from '../testing/audit.ts'
import { orderBody } from '../testing/guest.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { prepareCheckout } from '../testing/prepare-checkout.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let owner: Owner
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' })
  owner = await becomeOwner(shop)
})
afterAll(() => shop.close())

const rounds = { short: 2, long: 30 }[inject('proofLength')]

it('killed again and again during checkouts, the shop keeps every order that it acknowledged, and no half one', async () => {
  const poster = await owner.sell({ title: 'Poster of the Storm', onHand: 100_000, priceCents: 1900 })
  const acknowledged: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = acknowledged.length
    const buyers = Array.from({ length: 8 }, () => buyUntilItStops(shop.url, poster, acknowledged))
    await expect
      .poll(() => acknowledged.length - before, { timeout: 20_000, interval: 5 })
      .toBeGreaterThan(10)
    await new Promise((resolve) => setTimeout(resolve, (round % 10) * 7))
    await shop.kill()
    await Promise.all(buyers)
    shop = await shop.restart()
  }

  expect(acknowledged.length).toBeGreaterThan(rounds * 10)
  const kept = await listOrderNumbers(owner)
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
  await shop.kill()
  expect(await auditLedgers(shop.dataDir)).toEqual(
    'The ledgers add up, and every charge has its order or its refund.',
  )
  shop = await shop.restart()
}, 900_000)

/** Places orders until the server is gone; notes each number that was acknowledged. */
async function buyUntilItStops(
  url: string,
  product: { itemId: string; sku: string },
  acknowledged: number[],
): Promise<void> {
  try {
    for (;;) {
      const visitor = new HttpVisitor(url)
      const { cartToken, shippingOptionKey } = await prepareCheckout(visitor, product)
      const placed = await visitor.send(
        'POST',
        '/api/2/commerce/orders',
        orderBody(cartToken, shippingOptionKey),
      )
      const answer = (await placed.json()) as { status?: string; orderNumber?: number | string }
      if (placed.status === 200 && answer.status === 'placed') acknowledged.push(Number(answer.orderNumber))
    }
  } catch {
    // The server was killed: what was not acknowledged is not owed.
  }
}

async function listOrderNumbers({ http }: Owner): Promise<ReadonlySet<number>> {
  const numbers = new Set<number>()
  for (let after: string | null = ''; ; ) {
    const place: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`
    const answer = await http.get(`/api/panel/orders?limit=100${place}`)
    const page = (await answer.json()) as { rows: { number: number }[]; next: string | null }
    for (const order of page.rows) numbers.add(order.number)
    after = page.next
    if (after === null) return numbers
  }
}
