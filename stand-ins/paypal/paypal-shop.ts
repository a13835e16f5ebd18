import type { Product } from '@vitrine/domain/catalogue/product'
import { fillCart, orderRequest } from '@vitrine/server/testing/check-out'
import { type OpenShop, openShop } from '@vitrine/server/testing/open-shop'
import { signInAs } from '@vitrine/server/testing/sign-in'
import type { Answer, Visitor } from '@vitrine/server/testing/visit'
import { buildProduct, buildVariant } from '@vitrine/store/testing/builders'
import { FakePaypal, webhookId } from './fake-paypal.ts'
import type { PaypalEvent } from './paypal-books.ts'

/** Keys as an owner enters them. */
export const testKeys = {
  publicKey: 'client-of-this-shop-alone',
  secretKey: 'secret-of-this-shop-alone',
  webhookSecret: webhookId,
}

/** A shop whose buyers pay by PayPal's sandbox, and the stand-in that it asks. */
export interface PaypalShop {
  readonly shop: OpenShop
  readonly fake: FakePaypal
  readonly buyer: Visitor
  /** There is always one more. */
  readonly seat: Product
  close(): Promise<void>
}

/** Opens such a shop. */
export async function openPaypalShop({ timeLimitMs = 2_000 } = {}): Promise<PaypalShop> {
  const clock = { nowMs: 0 }
  const fake = new FakePaypal(() => clock.nowMs)
  const hosts = { stripe: null, paypal: await fake.listen() }
  const shop = await openShop({ timeLimitMs, hosts, site: { contactEmail: 'shop@example.com' } })
  Object.defineProperty(clock, 'nowMs', { get: () => shop.clock.nowMs })
  const variants = [buildVariant({ sku: 'SEAT', priceCents: 1700, stock: { unlimited: true } })]
  const seat = buildProduct({ collectionId: shop.shop.id, title: 'Seat', type: 'service', variants })
  await shop.store.transaction((tables) => tables.products.save(seat))
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  await must(owner.send('PUT', '/api/panel/payment-accounts/paypal-test', testKeys))
  await must(owner.send('PUT', '/api/panel/payment-modes/paypal', { mode: 'test', isTestChosen: true }))
  const close = async () => {
    await shop.close()
    await fake.close()
  }
  return { shop, fake, seat, buyer: await shop.visitor(), close }
}

/** Presses the button of the checkout with a cart that holds one of something. */
export async function pressPay({ buyer, seat }: Pick<PaypalShop, 'buyer' | 'seat'>) {
  const token = await fillCart(buyer, seat.id)
  const request = orderRequest(token, {
    payment: { gateway: 'paypal' },
    billingAddress: orderRequest(token).shippingAddress,
  })
  const answer = await buyer.send('POST', '/api/2/commerce/orders', request)
  return { token, request, answer, asked: askedOf(answer) }
}

/** Where the buyer was led. */
export function askedOf({ json }: Answer): { paymentId: string; orderId: string } {
  const { paymentId = '', action } = json as { paymentId?: string; action?: { url?: string } }
  return { paymentId, orderId: action?.url?.split('/').at(-1) ?? '' }
}

/** The buyer comes back from PayPal. */
export async function comeBack({ buyer, fake }: PaypalShop, orderId: string): Promise<Answer> {
  const { pathname, search } = new URL(fake.books.order(orderId).returnUrl)
  return buyer.get(pathname + search)
}

/** Posts a message of PayPal; for the shop's webhook and now, unless another is given. */
export async function postEvent(
  { shop, fake }: PaypalShop,
  event: PaypalEvent,
  { webhook = webhookId, atMs = shop.clock.nowMs, spoil = (body: string) => body } = {},
): Promise<number> {
  const { body, headers } = fake.sign(event, { webhook, atMs })
  const url = '/api/payment-events/paypal-test'
  return (await shop.app.inject({ method: 'POST', url, headers, payload: spoil(body) })).statusCode
}

async function must(answer: Promise<Answer>): Promise<void> {
  const { status, text } = await answer
  if (status >= 300) throw new Error(`${status}: ${text}`)
}
