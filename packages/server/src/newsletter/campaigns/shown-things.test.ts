import { buildProduct, buildSite, buildVariant } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { describers } from './shown-things.ts'

it('says from which price on a product is, in the language of the site', async () => {
  const site = buildSite({ language: 'de-DE' })
  const { product } = await describers({ collections: { list: async () => [] } }, { site, nowMs: 0 })
  const variants = [1_200, 1_800].map((priceCents, at) => buildVariant({ id: `v${at}`, priceCents }))
  expect(product(buildProduct({ variants })).detail).toMatch(/^ab 12,00/)
})
