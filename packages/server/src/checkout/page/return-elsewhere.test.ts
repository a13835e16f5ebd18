import { newId } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { byCard, cards, fillCart, orderRequest, placeOrder } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import type { Visitor } from '../../testing/visit.ts'
import { visitOf } from '../return/return-address.ts'

const typed = /ada@example\.com|Byron|1 Main Street|Enamel mug/

describe('a buyer who comes back from a payment service in another browser', () => {
  let shop: OpenShop
  let other: Visitor
  let buyer: Visitor
  let cartToken: string
  let paymentId: string
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    buyer = await shop.visitor()
    other = await shop.visitor()
    cartToken = await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE' })
    const asked = await placeOrder(buyer, orderRequest(cartToken, { payment: byCard(cards.asks) }))
    paymentId = (asked.json as { paymentId: string }).paymentId
  })

  const becomes = async (state: 'processing' | 'declined', message: string) => {
    const payment = await shop.store.payments.find(paymentId)
    if (!payment) throw new Error('There is no such payment')
    await shop.store.payments.save({ ...payment, state: 'declined' })
    paymentId = newId()
    const attempt = { id: paymentId, attemptKey: paymentId, gateway: 'stripe-test' } as const
    await shop.store.payments.insert({ ...payment, ...attempt, state: 'started' })
    await shop.store.payments.save({ ...payment, ...attempt, state, message })
  }
  const comeBack = (visitor: Visitor) => {
    const visit = { origin: 'http://shop', isScripted: false }
    const context = { visit, services: shop.services, site: shop.website }
    const { pathname, search } = new URL(
      visitOf(paymentId, '', context as Parameters<typeof visitOf>[2])?.returnUrl ?? '',
    )
    return visitor.get(pathname + search)
  }

  it('reads that the payment is on its way, and is led to no copy that could be paid again', async () => {
    await becomes('processing', 'The bank takes its time.')
    const page = await comeBack(other)
    expect(page).toMatchObject({ status: 200, location: null })
    expect(page.text).toContain('The bank takes its time.')
    expect(page.text).toContain('Please do not pay again')
    expect(other.cookies.has('CART')).toBe(false)
    expect(page.text).not.toMatch(typed)
    expect(page.text).not.toContain(cartToken)
  })

  it('reads why it was declined, and where to go on', async () => {
    await becomes('declined', 'The bank says no.')
    const page = await comeBack(other)
    expect(page.text).toContain('The bank says no.')
    expect(page.text).toContain('in the browser in which you began')
    expect(page.text).not.toMatch(typed)
  })

  it('is told how it stands in the browser that has the cart, too, where that cannot be bought any more', async () => {
    await becomes('processing', 'The bank takes its time.')
    await shop.store.transaction((tables) => tables.products.save({ ...shop.mug, isVisible: false }))
    const page = await comeBack(buyer)
    await shop.store.transaction((tables) => tables.products.save(shop.mug))
    expect(page).toMatchObject({ status: 200, location: null })
    expect(page.text).toContain('The bank takes its time.')
  })

  it('sees the checkout in the browser that has the cart', async () => {
    await becomes('declined', 'The bank says no.')
    const page = await comeBack(buyer)
    expect(page.text).toContain('The bank says no.')
    expect(page.text).toContain('Enamel mug')
  })
})
