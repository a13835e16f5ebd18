import { toCycle } from '../subscriptions/renewal.ts'
import type { Subscription } from '../subscriptions/subscription.ts'

const timeZone = 'America/New_York'
const anchorMs = Date.parse('2026-01-31T15:00:00Z')

/** A subscription to a coffee each month, in New York, that began on 31 January 2026. */
export function buildSubscription(over: Partial<Subscription> = {}): Subscription {
  const begun: Subscription = {
    id: 'sub-1',
    state: 'active',
    isTest: false,
    createdAtMs: anchorMs,
    updatedAtMs: anchorMs,
    contact: { email: 'ada@example.org', phone: '', wantsNews: false },
    shippingAddress: null,
    billingAddress: null,
    shippingOptionKey: null,
    line: {
      itemId: 'coffee',
      variantId: 'v1',
      sku: 'COFFEE',
      productType: 'physical',
      title: 'Coffee',
      optionValues: [],
      quantity: 1,
      unitPriceCents: 1800,
      additionalFields: null,
      imageUrl: null,
    },
    plan: { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 },
    currency: 'USD',
    orderId: 'order-1',
    lineId: 'line-1',
    methodId: 'method-1',
    anchorMs,
    paidCycles: 1,
    nextCycle: 1,
    nextAtMs: null,
    failures: 0,
    endsAtMs: null,
    history: [],
  }
  return { ...toCycle({ ...begun, ...over }, 1, timeZone), ...over }
}
