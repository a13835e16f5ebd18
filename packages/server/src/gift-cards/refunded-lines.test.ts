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
    order = await buy(['Grace', 'Mary'])
  })
  afterEach(async () => {
    expect(await shop.services.store.audit()).toEqual([])
    await shop.close()
  })

  async function buy(names: readonly string[], quantity = '1'): Promise<Order> {
    const buyer = await shop.visitor()
    for (const name of names) await choose(buyer, name, quantity)
    const unsent = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }
    const { json } = await placeOrder(buyer, orderRequest(buyer.cookies.get('CART') ?? '', unsent))
    return current((json as { orderId: string }).orderId)
  }

  function choose(buyer: Visitor, recipientName: string, quantity: string) {
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
    const chosen = { itemId: shop.giftCard.id, variantId, quantity }
    return buyer.submit('/checkout/gift-card', { ...chosen, ...details })
  }

  async function current(id: string): Promise<Order> {
    const found = await shop.store.orders.find(id)
    if (!found) throw new Error('There is no order')
    return found
  }

  async function refund(place: number, quantity = 1) {
    const { id, updatedAtMs, lines } = await current(order.id)
    const line = { lineId: lines[place]?.id ?? '', quantity, cents: null, restock: 0 }
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

  it('can be refunded one by one where a line has several: those that nobody used end, the last first', async () => {
    order = await buy(['Grace'], '3')
    await shop.runJobs()
    const first = await placesOf()
    const spent = first[2]?.id ?? ''
    await shop.store.giftCards.hold('somebody', [{ cardId: spent, cents: 1 }])
    expect(await refund(0, 3)).toMatchObject({
      status: 409,
      json: { message: 'Only 2 of these gift cards can be refunded: the others were used.' },
    })
    expect((await refund(0)).status).toBe(200)
    expect((await placesOf()).map(({ state }) => state)).toEqual(['active', 'void', 'active'])
    expect(await refund(0, 2)).toMatchObject({
      status: 409,
      json: { message: 'Only one of these gift cards can be refunded: the others were used.' },
    })
    expect((await refund(0)).status).toBe(200)
    expect((await placesOf()).map(({ state }) => state)).toEqual(['void', 'void', 'active'])
    expect((await refund(0)).status).toBe(409)
    await shop.store.giftCards.release('somebody')
    expect((await refund(0)).status).toBe(200)
    expect((await current(order.id)).paymentState).toBe('REFUNDED')
  })

  it('has so many cards issued as were not refunded before', async () => {
    order = await buy(['Grace'], '2')
    expect((await refund(0)).status).toBe(200)
    await shop.runJobs()
    expect((await placesOf()).map(({ state }) => state)).toEqual(['active'])
  })

  /** The cards of the order, by the places of their units. */
  async function placesOf() {
    const sources = [...(await shop.store.giftCards.sourcesOfOrder(order.id))]
    sources.sort((one, other) => (one.source < other.source ? -1 : 1))
    const cards = await Promise.all(sources.map(({ id }) => shop.store.giftCards.find(id)))
    return cards.map((card) => ({ id: card?.id, state: card?.state }))
  }
})
