import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { byCard, cards, fillCart, orderRequest, placeOrder } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import type { Visitor } from '../../testing/visit.ts'

describe('a buyer whose own payment holds all that is left', () => {
  let shop: OpenShop
  let buyer: Visitor
  let cartToken: string
  let paymentId: string
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    const [variant] = shop.lastOne.variants
    await shop.store.stock.count(variant?.id ?? '', { unlimited: false, onHand: 3 }, 'Counted')
    buyer = await shop.visitor()
    cartToken = await fillCart(buyer, shop.lastOne.id, { quantity: 3 })
    const asked = await placeOrder(buyer, orderRequest(cartToken, { payment: byCard(cards.asks) }))
    paymentId = (asked.json as { paymentId: string }).paymentId
  })

  const checkout = () => buyer.get(`/checkout?cartToken=${cartToken}&step=payment`)
  const answer = (approved: boolean) =>
    buyer.submit('/checkout', { step: 'confirmation', cartToken, paymentId, approved: String(approved) })
  const stateOf = async () => (await shop.store.payments.find(paymentId))?.state
  const cart = async () => {
    const { json } = await buyer.get(`/api/3/commerce/cart/${cartToken}`)
    return (json as { cart: { items: readonly { id: string; availableQuantity?: number }[] } }).cart
  }

  it('is asked in their checkout, and confirms it without a script', async () => {
    const page = await checkout()
    expect(page).toMatchObject({ status: 200, location: null })
    expect(page.text).toContain(paymentId)
    const placed = await answer(true)
    expect(placed.location).toMatch(/order-confirmed/)
    expect(await stateOf()).toBe('paid')
  })

  it('still can have in the cart what the cart has, and less of it', async () => {
    const [line] = (await cart()).items
    expect(line).toMatchObject({ availableQuantity: 3 })
    expect(line).not.toHaveProperty('problem')
    const less = await buyer.send('PUT', `/api/3/commerce/cart/${cartToken}/items/${line?.id}`, {
      quantity: 2,
    })
    expect(less.status).toBe(200)
    await answer(false)
  })

  it('is told how it stands whatever else is in the way of the cart by now', async () => {
    await shop.store.transaction((tables) => tables.products.save({ ...shop.lastOne, isVisible: false }))
    const page = await checkout()
    const refused = await answer(false)
    await shop.store.transaction((tables) => tables.products.save(shop.lastOne))
    expect(page).toMatchObject({ status: 200, location: null })
    expect(page.text).toContain(paymentId)
    expect(refused.status).toBe(402)
    expect(await stateOf()).toBe('declined')
  })

  it('leaves nothing of it to anybody else', async () => {
    const other = await shop.visitor()
    const added = await other.send('POST', '/api/commerce/shopping-cart/entries', {
      itemId: shop.lastOne.id,
      sku: null,
      quantity: 1,
      additionalFields: null,
    })
    expect(added.status).toBe(400)
    await answer(false)
  })
})
