import type { Order } from '@vitrine/domain/orders/order'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'
import { cardsOfLines } from './cards-of-lines.ts'

describe('an order of two gift cards', () => {
  let shop: OpenShop
  let owner: Visitor
  let order: Order
  beforeEach(async () => {
    shop = await openShop()
    owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    order = await buyTwo()
  })
  afterEach(async () => {
    expect(await shop.services.store.audit()).toEqual([])
    await shop.close()
  })

  async function buyTwo(): Promise<Order> {
    const buyer = await shop.visitor()
    await choose(buyer, 'Grace')
    await choose(buyer, 'Mary')
    const unsent = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }
    const { json } = await placeOrder(buyer, orderRequest(buyer.cookies.get('CART') ?? '', unsent))
    return current((json as { orderId: string }).orderId)
  }

  function choose(buyer: Visitor, recipientName: string) {
    const recipientEmail = `${recipientName.toLowerCase()}@example.com`
    const details = {
      for: 'other',
      recipientName,
      recipientEmail,
      senderName: '',
      message: '',
      deliverOn: '',
    }
    const variantId = shop.giftCard.variants[1]?.id ?? ''
    const chosen = { itemId: shop.giftCard.id, variantId, quantity: '1' }
    return buyer.submit('/checkout/gift-card', { ...chosen, ...details })
  }

  async function current(id: string): Promise<Order> {
    const found = await shop.store.orders.find(id)
    if (!found) throw new Error('There is no order')
    return found
  }

  async function refund(place: number) {
    const { id, updatedAtMs, lines } = await current(order.id)
    const line = { lineId: lines[place]?.id ?? '', quantity: 1, cents: null, restock: 0 }
    const body = { updatedAtMs, lines: [line], shippingCents: 0, reason: '', notifyCustomer: false }
    return owner.send('POST', `/api/panel/orders/${id}/refunds`, body)
  }

  async function cardOf(place: number) {
    const lineIds = [order.lines[place]?.id ?? '']
    const [id = ''] = await cardsOfLines(shop.store, { orderId: order.id, lineIds })
    const card = await shop.store.giftCards.find(id)
    const reasons = (await shop.store.giftCards.movements(id)).map(({ reason }) => reason)
    return { id, state: card?.state, balanceCents: card?.balanceCents, reason: reasons.at(-1) }
  }

  it('has the card of the refunded line void, with why, and the other as it was', async () => {
    await shop.runJobs()
    expect((await refund(0)).status).toBe(200)
    expect(await cardOf(0)).toMatchObject({
      state: 'void',
      balanceCents: 0,
      reason: 'Its purchase was refunded',
    })
    expect(await cardOf(1)).toMatchObject({ state: 'active', balanceCents: 5000, reason: '' })
  })

  it('can be refunded for the card that nobody used, and not for the one that somebody did', async () => {
    await shop.runJobs()
    const spent = await cardOf(0)
    await shop.store.giftCards.hold('somebody', [{ cardId: spent.id, cents: 1 }])
    expect(await refund(0)).toMatchObject({
      status: 409,
      json: { message: 'A gift card that is to be refunded was used. It cannot be refunded any more.' },
    })
    expect((await refund(1)).status).toBe(200)
    expect([(await cardOf(0)).state, (await cardOf(1)).state]).toEqual(['active', 'void'])
    await shop.store.giftCards.release('somebody')
  })

  it('has no card issued for a line that was refunded before', async () => {
    expect((await refund(0)).status).toBe(200)
    await shop.runJobs()
    expect([(await cardOf(0)).id, (await cardOf(1)).state]).toEqual(['', 'active'])
  })
})
