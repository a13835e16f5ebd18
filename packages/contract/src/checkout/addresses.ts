// Where visitors' browsers make the calls of paying. Their schemas stand in files of their own, so that no page loads them.

/** The address of `placeOrderCall`. */
export const placeOrderAddress = { method: 'POST', path: '/api/2/commerce/orders' } as const

/** The address of `confirmPaymentCall`. */
export const confirmPaymentAddress = {
  method: 'POST',
  path: '/api/2/commerce/payments/:paymentId/confirmation',
} as const
