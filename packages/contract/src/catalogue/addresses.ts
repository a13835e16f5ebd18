// Where visitors' browsers make the calls of what there is to buy. Their schemas stand in files of their own, so that no page loads them.

/** The address of `readStockCall`. */
export const readStockAddress = { method: 'GET', path: '/api/commerce/inventory/stock' } as const
