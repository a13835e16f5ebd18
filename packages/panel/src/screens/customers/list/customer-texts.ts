import type { CustomerRow } from './customer-row.ts'

/** How many orders somebody placed, test orders named apart. */
export function ordersText({
  orderCount,
  testOrderCount,
}: Pick<CustomerRow, 'orderCount' | 'testOrderCount'>): string {
  if (testOrderCount === 0) return String(orderCount)
  return testOrderCount === 1
    ? `${orderCount}, plus 1 test order`
    : `${orderCount}, plus ${testOrderCount} test orders`
}
