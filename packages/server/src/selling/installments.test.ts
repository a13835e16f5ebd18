import { afterAll, beforeAll, expect, it } from 'vitest'
import { editSettings, type SettingsEditor } from '../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
let payments: SettingsEditor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  payments = editSettings(owner, '/api/panel/settings/payments')
})
afterAll(() => shop.close())

const shown = { isShown: true, leastCents: 100, mostCents: 200_000, provider: '' }

async function useStripe(stripe: 'off' | 'live'): Promise<void> {
  const site = await shop.store.site.read()
  const { payments: before } = site.store
  await shop.store.site.save({ ...site, store: { ...site.store, payments: { ...before, stripe } } })
}

async function cartOf(itemId: string, sku: string | undefined): Promise<unknown> {
  const visitor = await shop.visitor()
  const { json } = await visitor.send('POST', '/api/commerce/shopping-cart/entries', {
    itemId,
    sku,
    quantity: 1,
  })
  const { cartToken } = (json as { shoppingCart: { cartToken: string } }).shoppingCart
  return (await visitor.get(`/api/3/commerce/cart/${cartToken}`)).json
}

it('is told only where somebody takes the money, between amounts that make a range', async () => {
  expect((await payments.change({ installments: shown })).json).toMatchObject({
    errors: { 'value.installments.isShown': 'Nobody takes such payments yet: use Stripe first.' },
  })
  await useStripe('live')
  expect((await payments.change({ installments: { ...shown, mostCents: 100 } })).json).toMatchObject({
    errors: { 'value.installments.mostCents': 'The largest amount must be more than the smallest.' },
  })
  expect((await owner.get('/shop/enamel-mug')).text).not.toContain('vt-installments')
})

it('is told below the price of goods, and in carts of nothing else', async () => {
  expect((await payments.change({ test: false, installments: shown })).status).toBe(200)
  const page = (await owner.get('/shop/enamel-mug')).text
  expect(page).toMatch(/or 4 interest-free payments of \$\d+\.\d\d with<\/span> <button[^>]*>Afterpay</)
  expect(await cartOf(shop.mug.id, shop.mug.variants[0]?.sku)).toMatchObject({
    installments: { provider: 'Afterpay', locale: 'en_US', leastCents: 100, mostCents: 200_000 },
  })
  await useStripe('off')
  expect((await owner.get('/shop/enamel-mug')).text).not.toContain('vt-installments')
  expect(await cartOf(shop.mug.id, shop.mug.variants[0]?.sku)).not.toHaveProperty('installments')
})

it('is explained in the languages of who takes it, and in no other', async () => {
  expect((await owner.get('/api/commerce/installments/en_GB')).text).toContain('Pay in 4 with Clearpay')
  expect((await owner.get('/api/commerce/installments/fr_CA')).text).toContain(
    'Payez en 4 fois avec Afterpay',
  )
  expect((await owner.get('/api/commerce/installments/de_DE')).status).toBe(404)
})
