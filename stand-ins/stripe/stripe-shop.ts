import type { Product } from '@vitrine/domain/catalogue/product'
import { fillCart, orderRequest } from '@vitrine/server/testing/check-out'
import { type OpenShop, openShop } from '@vitrine/server/testing/open-shop'
import { signInAs } from '@vitrine/server/testing/sign-in'
import type { Answer, Visitor } from '@vitrine/server/testing/visit'
import { buildProduct, buildVariant } from '@vitrine/store/testing/builders'
import { FakeStripe } from './fake-stripe.ts'
import type { StripeEvent } from './stripe-books.ts'

/** The secret of the shop's webhook. */
const webhookSecret = 'whsec_of_this_shop'

/** Keys as an owner enters them. */
export const testKeys = { publicKey: 'pk_test_shop', secretKey: 'sk_test_shop', webhookSecret }

/** A shop whose buyers pay by Stripe in its test mode, and the stand-in that it asks. */
export interface StripeShop {
  readonly shop: OpenShop
  readonly fake: FakeStripe
  readonly buyer: Visitor
  /** There is always one more. */
  readonly seat: Product
  /** Comes every month. */
  readonly box: Product
  close(): Promise<void>
}

/** Opens such a shop. */
export async function openStripeShop({ timeLimitMs = 2_000 } = {}): Promise<StripeShop> {
  const clock = { nowMs: 0 }
  const fake = new FakeStripe(() => clock.nowMs)
  const address = await fake.listen()
  const shop = await openShop({
    timeLimitMs,
    hosts: { stripe: address },
    site: { contactEmail: 'shop@example.com' },
  })
  Object.defineProperty(clock, 'nowMs', { get: () => shop.clock.nowMs })
  const stock = { unlimited: true } as const
  const variants = [buildVariant({ sku: 'SEAT', priceCents: 1700, stock })]
  const seat = buildProduct({ collectionId: shop.shop.id, title: 'Seat', type: 'service', variants })
  const monthly = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const
  const boxes = [buildVariant({ sku: 'BOX', priceCents: 1700, stock })]
  const box = {
    ...buildProduct({ collectionId: shop.shop.id, title: 'Box', type: 'service', variants: boxes }),
    subscription: monthly,
  }
  await shop.store.transaction(async (tables) => {
    await tables.products.save(seat)
    await tables.products.save(box)
  })
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const accounts = '/api/panel/payment-accounts'
  await must(owner.send('PUT', `${accounts}/stripe-test`, testKeys))
  await must(owner.send('PUT', '/api/panel/payment-modes/stripe', { mode: 'test', isTestChosen: true }))
  const close = async () => {
    await shop.close()
    await fake.close()
  }
  return { shop, fake, seat, box, buyer: await shop.visitor(), close }
}

/** Presses the button of the checkout with a cart that holds one of something. */
export async function pressPay({ buyer, seat }: StripeShop) {
  const token = await fillCart(buyer, seat.id)
  const request = orderRequest(token, {
    payment: { gateway: 'stripe' },
    billingAddress: orderRequest(token).shippingAddress,
  })
  const answer = await buyer.send('POST', '/api/2/commerce/orders', request)
  return { token, request, answer, asked: askedOf(answer) }
}

/** The same for what comes every month. */
export async function pressSubscribe({ buyer, box }: StripeShop) {
  const begun = await buyer.send('POST', '/api/3/commerce/cart/subscription', { itemId: box.id, sku: null })
  const { cartToken: token } = begun.json as { cartToken: string }
  const request = orderRequest(token, {
    payment: { gateway: 'stripe' },
    shippingAddress: null,
    billingAddress: orderRequest(token).shippingAddress,
    shippingOptionKey: null,
    acceptsRenewal: true,
  })
  const answer = await buyer.send('POST', '/api/2/commerce/orders', request)
  return { token, request, answer, asked: askedOf(answer) }
}

/** What the browser was told to do. */
export function askedOf({ json }: Answer): { paymentId: string; clientSecret: string } {
  const { paymentId = '', action } = json as { paymentId?: string; action?: { clientSecret?: string } }
  return { paymentId, clientSecret: action?.clientSecret ?? '' }
}

/** Tells the server that the browser is done. */
export function tellDone({ buyer }: StripeShop, paymentId: string, cartToken: string): Promise<Answer> {
  return buyer.send('POST', `/api/2/commerce/payments/${paymentId}/confirmation`, {
    cartToken,
    approved: true,
  })
}

/** Posts a message of Stripe; with the shop's secret and now, unless another is given. */
export async function postEvent(
  { shop, fake }: StripeShop,
  event: StripeEvent,
  { secret = webhookSecret, atMs = shop.clock.nowMs, spoil = (body: string) => body } = {},
): Promise<number> {
  const { body, signature } = fake.sign(event, secret, atMs)
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/payment-events/stripe-test',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: spoil(body),
  })
  return answer.statusCode
}

async function must(answer: Promise<Answer>): Promise<void> {
  const { status, text } = await answer
  if (status >= 300) throw new Error(`${status}: ${text}`)
}
