import { buildProduct, buildSite, buildVariant } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { describers } from './shown-things.ts'

it('says from which price on a product is, in the language of the site', async () => {
  const shop = await openShop()
  const { product } = await describers(shop.store, { site: buildSite({ language: 'de-DE' }), nowMs: 0 })
  await shop.close()
  const variants = [1_200, 1_800].map((priceCents, at) => buildVariant({ id: `v${at}`, priceCents }))
  expect(product(buildProduct({ variants })).detail).toMatch(/^ab 12,00/)
})
