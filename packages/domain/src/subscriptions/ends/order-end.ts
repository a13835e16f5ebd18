/** Why the subscription of an order ends. */
export type OrderEnd = 'refunded' | 'canceled' | 'withdrawn' | 'disputed'
