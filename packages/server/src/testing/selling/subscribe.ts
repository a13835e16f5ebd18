import { findBySku } from '@vitrine/domain/catalogue/choose-variant'
import type { SubscriptionPlan } from '@vitrine/domain/catalogue/product'
import { fillFromRecord } from '@vitrine/domain/forms/buyers/filled-form'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { beginSubscriptionCart } from '../../cart/begin-subscription-cart.ts'
import { openGate } from '../../cart/members/buyers-gate.ts'
import { placeOrder } from '../../checkout/place-order.ts'
import { byCard, cards, orderRequest, sampleAddress, withoutDiscounts } from '../check-out.ts'
import type { OpenShop } from '../open-shop.ts'

/** How often and how long, in tests that do not say. */
export const monthly: SubscriptionPlan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 }

/** Buys the first cycle of the workshop, and returns the subscription that this began. */
export async function subscribe(
  shop: OpenShop,
  {
    card = cards.succeeds,
    plan = monthly,
    codes = [],
  }: {
    readonly card?: string | undefined
    readonly plan?: SubscriptionPlan
    /** Codes of discounts that are typed; automatic ones apply, too. */
    readonly codes?: readonly string[]
  } = {},
): Promise<Subscription> {
  const { workshop, store, services, website: site } = shop
  for (const { id } of workshop.variants) await store.stock.count(id, { unlimited: true }, 'For years')
  await store.products.save({ ...workshop, subscription: plan })
  const asked = {
    address: '127.0.0.1',
    itemId: workshop.id,
    choose: (product: typeof workshop) => findBySku(product, null),
    mayAskFor: () => true,
    quantity: 1,
    fill: () => fillFromRecord(null, {}),
  }
  const begun = await beginSubscriptionCart(store, asked, { site, services })
  if (!begun.ok) throw new Error(begun.problem)
  const request = orderRequest(begun.cart.token, {
    payment: byCard(card),
    shippingAddress: null,
    billingAddress: sampleAddress,
    shippingOptionKey: null,
    acceptsRenewal: true,
  })
  if (codes.length > 0) await store.carts.save({ ...begun.cart, codes })
  const automatic = await store.discounts.listAutomatic()
  const price = {
    site,
    productUrls: () => '',
    gate: openGate,
    today: '2026-11-22',
    ...withoutDiscounts(services),
    automatic,
  }
  const outcome = await placeOrder(store, request, { services, ...price })
  if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
  const [subscription] = await store.subscriptions.ofOrder(outcome.orderId)
  if (!subscription) throw new Error('Nothing began')
  return subscription
}
