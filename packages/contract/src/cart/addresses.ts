// Where visitors' browsers make the calls of the shopping cart. Their schemas stand in files of their own, so that no page loads them.

/** The address of `addEntryCall`. */
export const addEntryAddress = { method: 'POST', path: '/api/commerce/shopping-cart/entries' } as const

/** The address of `readCartCall`. */
export const readCartAddress = { method: 'GET', path: '/api/commerce/shopping-cart' } as const
