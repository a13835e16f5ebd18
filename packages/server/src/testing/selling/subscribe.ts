import type { SubscriptionPlan } from '@vitrine/domain/catalogue/product'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { placeOrder } from '../../checkout/place-order.ts'
import { byCard, cards, fillCart, orderRequest, sampleAddress, withoutDiscounts } from '../check-out.ts'
import type { OpenShop } from '../open-shop.ts'

/** How often and how long, in tests that do not say. */
export const monthly: SubscriptionPlan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 }

/** Buys the first cycle of the workshop, and returns the subscription that this began. */
export async function subscribe(
  shop: OpenShop,
  {
    card = cards.succeeds,
    plan = monthly,
  }: { readonly card?: string | undefined; readonly plan?: SubscriptionPlan } = {},
): Promise<Subscription> {
  const visitor = await shop.visitor()
  const { workshop } = shop
  for (const { id } of workshop.variants) await shop.store.stock.count(id, { unlimited: true }, 'For years')
  await shop.store.products.save(workshop)
  const token = await fillCart(visitor, workshop.id)
  await shop.store.products.save({ ...workshop, subscription: plan })
  const cart = await shop.store.carts.findByToken(token)
  if (!cart) throw new Error('There is no cart')
  const entries = cart.entries.map((each) => ({ ...each, agreedPriceCents: priceOf(shop) }))
  await shop.store.carts.save({ ...cart, entries })
  const { store, services, website: site } = shop
  const request = orderRequest(token, {
    payment: byCard(card),
    shippingAddress: null,
    billingAddress: sampleAddress,
    shippingOptionKey: null,
  })
  const price = { site, productUrls: () => '', today: '2026-11-22', ...withoutDiscounts(services) }
  const outcome = await placeOrder(store, request, { services, ...price })
  if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
  const [begun] = await store.subscriptions.ofOrder(outcome.orderId)
  if (!begun) throw new Error('Nothing began')
  return begun
}

function priceOf({ workshop }: OpenShop): number {
  return workshop.variants[0]?.priceCents ?? 0
}
