import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderBody } from '../testing/guest.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { prepareCheckout } from '../testing/prepare-checkout.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let owner: Owner
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
})
afterAll(() => shop.close())

describe('two visitors on the last unit', () => {
  it('give one order and one clear refusal', async () => {
    const bowl = await owner.sell({ title: 'The Last Bowl', onHand: 1, priceCents: 4800 })
    const visitors = [new HttpVisitor(shop.url), new HttpVisitor(shop.url)]
    const ready = await Promise.all(visitors.map((visitor) => prepareCheckout(visitor, bowl)))
    const answers = await Promise.all(
      visitors.map((visitor, index) =>
        visitor.send(
          'POST',
          '/api/2/commerce/orders',
          orderBody(ready[index]?.cartToken ?? '', ready[index]?.shippingOptionKey ?? null),
        ),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect(statuses[1]).toBeGreaterThanOrEqual(400)
    expect(statuses[1]).toBeLessThan(500)
    const words = await Promise.all(answers.map((answer) => answer.text()))
    expect(words.join()).toContain('we do not have enough of that item available.')
    const page = await new HttpVisitor(shop.url).get(bowl.path)
    expect((await page.text()).toLowerCase()).toContain('sold out')
  })
})
