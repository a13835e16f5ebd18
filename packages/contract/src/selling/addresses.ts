// Where visitors' browsers read about installments. The schemas stand in a file of their own, so that no page loads them.

/** The address of `installmentInfoCall`. */
export const installmentInfoAddress = { method: 'GET', path: '/api/commerce/installments/:locale' } as const
