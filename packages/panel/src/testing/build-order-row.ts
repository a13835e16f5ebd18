import type { OrderRow } from '../screens/orders/list/order-row.ts'

/** An order of the list for tests, by its number. */
export function buildOrderRow(number: number, part: Partial<OrderRow> = {}): OrderRow {
  return {
    id: `order-${number}`,
    number,
    customerName: 'Grace Buyer',
    email: 'grace@example.org',
    country: 'US',
    vatId: '',
    shipping: 'Parcel',
    answers: '',
    fund: '',
    donationNote: '',
    totalQuantity: 1,
    currency: 'USD',
    discountCents: 0,
    codes: [],
    grandTotalCents: 3400,
    refundedCents: 0,
    fulfillmentStatus: 'PENDING',
    isPartlySent: false,
    comesOncePaid: false,
    areServicesLeft: false,
    pickup: null,
    delivery: null,
    isDisputed: false,
    paymentState: 'PAID',
    isTest: false,
    createdAtMs: number,
    ...part,
  }
}

/** A page of the list of orders with these numbers. */
export function orderPage(numbers: readonly number[]) {
  return {
    rows: numbers.map((number) => buildOrderRow(number)),
    next: null,
    previous: null,
    total: { count: numbers.length, isMore: false },
  }
}
