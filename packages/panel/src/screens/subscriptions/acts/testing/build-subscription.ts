/** A subscription as the panel is answered, as far as its dialogs ask. */
export function buildSubscription(part: {
  readonly acts?: readonly string[]
  readonly email?: string
  readonly isMembership?: boolean
  readonly state?: string
  readonly pausedUntilMs?: number
  readonly isTriedNow?: boolean
  readonly history?: readonly object[]
}) {
  return {
    ...{ id: 's1', state: 'active', isTest: false, email: 'ada@example.com', customerName: 'Ada Byron' },
    ...{ productTitle: 'Coffee', choice: '', sku: 'C', quantity: 1, priceCents: 1800, currency: 'USD' },
    plan: { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 },
    ...{
      createdAtMs: 0,
      nextAtMs: 1,
      endsAtMs: null,
      isOver: false,
      pausedUntilMs: null,
      waiting: null,
      failures: 0,
      paidCycles: 1,
    },
    ...{
      itemId: 'i1',
      isMembership: false,
      imageUrl: null,
      shippingAddress: null,
      billingAddress: null,
      methodText: null,
    },
    ...{
      history: [],
      cycles: [],
      hasMoreCycles: false,
      isTriedNow: false,
      acts: ['skip'],
      unitPriceCents: 1800,
    },
    ...{
      prices: [{ payments: null, cents: 1800 }],
      discounts: [],
      newPrice: null,
      mostCycles: 3,
      nextCycle: 1,
    },
    ...{ otherCurrency: null, otherTax: null },
    ...part,
  }
}
