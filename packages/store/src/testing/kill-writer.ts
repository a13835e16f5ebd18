import { writeSync } from 'node:fs'
import { openStore } from '../open-store.ts'
import type { SiteStore } from '../store.ts'
import { buildCart, buildOrder, newId } from './builders.ts'

/**
 * A process that exists to be killed: it places orders without end, each with its cart in one transaction, and writes the
 * order's id to its output when it was acknowledged.
 */
const [dataDir = '', websiteId = '', url = ''] = process.argv.slice(2)
const store = await openStore({ url, dataDir, log: console })
writeSync(1, 'open\n')
await Promise.all(Array.from({ length: 8 }, () => placeOrdersForEver(store.site(websiteId))))

async function placeOrdersForEver(siteStore: SiteStore): Promise<never> {
  for (;;) {
    const cart = buildCart()
    const order = await siteStore.transaction(async ({ orders, carts }) => {
      await carts.save(cart)
      const placed = buildOrder({ id: newId(), cartId: cart.id, number: await orders.nextNumber() })
      await orders.insert({ ...placed, payment: { ...placed.payment, reference: cart.token } })
      return placed
    })
    writeSync(1, `${order.id}\n`)
  }
}
