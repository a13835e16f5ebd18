import { buildProduct, buildVariant } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { noticeLowStock } from './notice-low-stock.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it.each([
  ['nothing of its own', 12, null, false],
  ['nothing of its own', 11, null, true],
  ['that few are left from 25', 26, { text: '', threshold: 25 }, true],
  ['that few are left from 25', 27, { text: '', threshold: 25 }, false],
  ['that few are left from 3', 11, { text: '', threshold: 3 }, true],
])(
  'has pages made again where one of a product that says %s was sold of %i',
  async (_words, onHand, scarcity, isSeen) => {
    const variant = buildVariant({ stock: { unlimited: false, onHand, held: 0 } })
    const product = buildProduct({ collectionId: shop.shop.id, variants: [variant], scarcity })
    const revision = async () => (await shop.store.site.read()).revision
    await shop.store.products.save(product)
    const before = await revision()
    await shop.store.transaction((tables) => noticeLowStock(tables, [{ variantId: variant.id, quantity: 1 }]))
    expect((await revision()) > before).toBe(isSeen)
  },
)
