import { randomUUID } from 'node:crypto'
import type { Address } from '@vitrine/domain/contact/address'
import type { Discount } from '@vitrine/domain/discounts/discount'
import { buildDiscount } from '@vitrine/domain/testing/discount-builders'
import { automaticCode } from '@vitrine/store/discounts/discounts'
import { newId, noon } from '@vitrine/store/testing/builders'
import type { HeldOrderRequest, OrderRequest } from '../checkout/order-request.ts'
import type { Services } from '../services/services.ts'
import type { OpenSite } from './open-site.ts'
import { heldToken } from './selling/held-token.ts'
import type { Answer, Visitor } from './visit.ts'

/** Where orders in tests go. */
export const sampleAddress: Address = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Main Street',
  line2: '',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
  phone: '',
}

/** The test cards, by what they do. */
export const cards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  shortOfFunds: '4000 0000 0000 9995',
  asks: '4000 0027 6000 3184',
  isSilent: '4000 0000 0000 0119',
} as const

/** A payment by a card. */
export function byCard(cardNumber: string): OrderRequest['payment'] {
  return { gateway: 'test', cardNumber, expiry: '12/30', securityCode: '123' }
}

/** Puts one of something into the visitor's cart, and returns the cart's token. */
export async function fillCart(visitor: Visitor, itemId: string, more: object = {}): Promise<string> {
  const body = { itemId, sku: null, quantity: 1, additionalFields: null, ...more }
  await visitor.send('POST', '/api/commerce/shopping-cart/entries', body)
  return visitor.cookies.get('CART') ?? ''
}

/** An order as the checkout page sends it. */
export function orderRequest(cartToken: string, more: Partial<OrderRequest> = {}): HeldOrderRequest {
  return {
    attemptKey: randomUUID(),
    email: 'ada@example.com',
    phone: '',
    wantsNews: false,
    shippingAddress: sampleAddress,
    billingAddress: null,
    shippingOptionKey: 'standard',
    payment: byCard(cards.succeeds),
    ...more,
    cartToken: heldToken(more.cartToken ?? cartToken),
  }
}

/** Places an order. */
export function placeOrder(visitor: Visitor, request: OrderRequest): Promise<Answer> {
  return visitor.send('POST', '/api/2/commerce/orders', request)
}

/** What a price hangs on beside settings and day, in a shop without discounts. */
export function withoutDiscounts({ clock, secret }: Pick<Services, 'clock' | 'secret'>) {
  return { nowMs: clock(), secret, automatic: [], takesCodes: false, takesSubscriptionCodes: false }
}

/** Gives a shop a discount: ten percent off the order, unless the test says otherwise. */
export async function keepDiscount(
  { store }: Pick<OpenSite, 'store'>,
  part: Partial<Discount>,
): Promise<Discount> {
  const discount = buildDiscount({ id: newId(), trigger: part.code ? 'code' : 'automatic', ...part })
  const { id, code, usageLimit } = discount
  await store.transaction(async (tables) => {
    const codes = [code || automaticCode(id)]
    await tables.discountCodes.add(codes, { discountId: id, most: usageLimit, nowMs: noon })
    await tables.discounts.save(discount)
    await tables.site.raiseRevision()
  })
  return discount
}
