import { expect, it } from 'vitest'
import { fillCart, sampleAddress } from '../../testing/check-out.ts'
import { openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'

it('sends the page of the checkout every way to pay, though a gift card leaves nothing for one of them by now', async () => {
  const bank = { key: 'bank', label: 'Bank transfer', instructions: '' }
  const shop = await openShop({
    storeSettings: { payments: { test: false, stripe: 'live', manual: [bank] } },
  })
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  await owner.send('POST', '/api/panel/gift-cards', {
    cents: 50_000,
    recipientName: 'Grace',
    senderName: 'Ada',
    message: '',
    reason: 'A present',
    recipientEmail: 'grace@example.com',
    deliverOn: '',
  })
  const { rows } = (await owner.get('/api/panel/gift-cards')).json as { rows: readonly { id: string }[] }
  const buyer = await shop.visitor()
  const cartToken = await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE' })
  await buyer.submit('/checkout', { step: 'contact', cartToken, email: 'ada@example.com' })
  await buyer.submit('/checkout', {
    ...sampleAddress,
    step: 'delivery',
    cartToken,
    shippingOptionKey: 'standard',
  })
  await shop.store.transaction(async ({ carts }) => {
    const cart = await carts.findByToken(cartToken)
    if (cart) await carts.save({ ...cart, giftCardIds: rows.map(({ id }) => id) })
  })
  const { text } = await buyer.get(`/checkout?cartToken=${cartToken}&step=payment`)
  await shop.close()
  expect(text).toContain('Nothing is left to pay.')
  const props = JSON.parse(/id="checkout-page-props"[^>]*>([^<]*)</.exec(text)?.[1] ?? '{}')
  expect(props.gateways).toMatchObject([{ key: 'stripe', leastCents: 50 }, { key: 'bank' }])
})
