/** Why the subscription of an order ends. */
export type OrderEnd = 'refunded' | 'canceled' | 'withdrawn' | 'disputed'

/** What its history says of it. */
export const endTexts: Readonly<Record<OrderEnd, string>> = {
  refunded: 'Canceled: its payment was refunded.',
  canceled: 'Canceled: its order was canceled.',
  withdrawn: 'Canceled: its buyer withdrew from the contract.',
  disputed: 'Canceled: its payment was taken back in a dispute.',
}
