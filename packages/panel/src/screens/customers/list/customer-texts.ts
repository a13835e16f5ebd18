import type { CustomerRow } from './customer-row.ts'

/** How many orders somebody placed, test orders named apart. */
export function ordersText({
  orderCount,
  testOrderCount,
}: Pick<CustomerRow, 'orderCount' | 'testOrderCount'>): string {
  if (orderCount > 0 || testOrderCount === 0) return String(orderCount)
  return testOrderCount === 1 ? '0 (1 test order)' : `0 (${testOrderCount} test orders)`
}
