import { type GrantedDiscount, isLasting } from '../discounts/granted-discount.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { orderName } from '../orders/order-name.ts'
import { hasFurtherCycle, note, paidOff, toCycle } from './renewal.ts'
import type { Subscription } from './subscription.ts'
import type { ShopTerms } from './terms/shop-terms.ts'

/** What is known when the order of the first cycle was paid. */
export interface FirstPayment {
  readonly id: string
  readonly order: Order
  readonly line: OrderLine
  /** Discounts that its buyer was promised. */
  readonly granted: readonly GrantedDiscount[]
  /** The way to pay that was kept; null where the gateway kept none. */
  readonly methodId: string | null
  readonly nowMs: number
  readonly timeZone: string
  readonly shop: Pick<ShopTerms, 'taxIsIncluded'>
}

/** The subscription that an order's line begins; null for a line that comes once. */
export function beginSubscription(first: FirstPayment): Subscription | null {
  const { id, order, line, methodId, nowMs, timeZone } = first
  const plan = line.subscription
  if (!plan) return null
  const discounts = first.granted.filter(isLasting)
  const begun: Subscription = {
    id,
    state: 'active',
    isTest: order.isTest,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    contact: order.contact,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    shippingOptionKey: order.shipping?.key ?? null,
    line: lineOf(line),
    plan,
    ...(discounts.length === 0 ? {} : { discounts }),
    currency: order.currency,
    // An order whose buyer owes the tax is without it; what comes later is priced as the shop's prices are.
    taxIsIncluded: order.reverseCharge ? first.shop.taxIsIncluded : order.taxIsIncluded,
    orderId: order.id,
    lineId: line.id,
    methodId,
    anchorMs: nowMs,
    paidCycles: 1,
    nextCycle: 1,
    nextAtMs: null,
    failures: 0,
    pausedUntilMs: null,
    endsAtMs: null,
    history: [],
  }
  const fact = { code: 'began', orderName: orderName(order) } as const
  const started = note(begun, { atMs: nowMs, kind: 'started', fact })
  const running = toCycle(started, 1, timeZone)
  return hasFurtherCycle(started, 1)
    ? { ...running, paidUntilMs: running.nextAtMs ?? undefined }
    : paidOff(started, { nowMs, endsAtMs: running.nextAtMs })
}

function lineOf(line: OrderLine): Subscription['line'] {
  const { itemId, variantId, sku, productType, title, optionValues, quantity, unitPriceCents, imageUrl } =
    line
  const { additionalFields, answeredFields } = line
  return {
    itemId,
    variantId,
    sku,
    productType,
    title,
    optionValues,
    quantity,
    unitPriceCents,
    imageUrl,
    additionalFields,
    ...(answeredFields ? { answeredFields } : {}),
  }
}
