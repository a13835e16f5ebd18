import type { Order } from './order.ts'

/** What gift cards paid of an order. */
function cardsPaidCents({ giftCards = [] }: Pick<Order, 'giftCards'>): number {
  return giftCards.reduce((sum, each) => sum + each.cents, 0)
}

/** What is paid of an order in money: its total, less what gift cards paid. */
export function moneyDueCents(order: Pick<Order, 'giftCards' | 'grandTotalCents'>): number {
  return order.grandTotalCents - cardsPaidCents(order)
}
