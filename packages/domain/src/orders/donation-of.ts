import type { Donation } from '../cart/donations/donation.ts'
import type { Order } from './order.ts'

/** What an order gives; undefined where something is bought. */
export function donationOf({ lines }: Pick<Order, 'lines'>): Donation | undefined {
  return lines.find((line) => line.donation)?.donation
}
