import { buildDiscount } from '@vitrine/domain/testing/discount-builders'
import { expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'

it('a trial says as data why a discount takes nothing off, for the panel to put into its language', async () => {
  const shop = await openShop()
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const { id: _, createdAtMs: __, updatedAtMs: ___, ...discount } = buildDiscount({ minimumCents: 100_000 })
  const [variant] = shop.mug.variants
  const lines = [{ productId: shop.mug.id, variantId: variant?.id, quantity: 1 }]
  const reasonFor = async (part: object) => {
    const body = { discount: { ...discount, ...part }, lines }
    const { json } = await owner.send('POST', '/api/panel/discount-trials', body)
    return (json as { readonly reason: unknown }).reason
  }
  expect(await reasonFor({})).toEqual({ kind: 'below-minimum', minimumCents: 100_000 })
  expect(await reasonFor({ minimumCents: 0 })).toBeNull()
  await shop.close()
})
