// Where cart page and checkout make the calls of the cart by its token; apart from their schemas, which no page loads.

/** The address of `readCartV3Call`. */
export const readCartV3Address = { method: 'GET', path: '/api/3/commerce/cart/:cartToken' } as const

/** The address of `changeItemCall`. */
export const changeItemAddress = {
  method: 'PUT',
  path: '/api/3/commerce/cart/:cartToken/items/:entryId',
} as const

/** The address of `removeItemCall`. */
export const removeItemAddress = {
  method: 'DELETE',
  path: '/api/3/commerce/cart/:cartToken/items/:entryId',
} as const

/** The address of `setLocationCall`. */
export const setLocationAddress = {
  method: 'PUT',
  path: '/api/3/commerce/cart/:cartToken/shipping/location',
} as const

/** The address of `setShippingOptionCall`. */
export const setShippingOptionAddress = {
  method: 'PUT',
  path: '/api/3/commerce/cart/:cartToken/shipping/option',
} as const

/** The address of `addCodeCall`. */
export const addCodeAddress = { method: 'POST', path: '/api/3/commerce/cart/:cartToken/codes' } as const

/** The address of `removeCodeCall`. */
export const removeCodeAddress = {
  method: 'DELETE',
  path: '/api/3/commerce/cart/:cartToken/codes/:code',
} as const

/** The address of `setContactCall`. */
export const setContactAddress = { method: 'PUT', path: '/api/3/commerce/cart/:cartToken/contact' } as const

/** The address of `readItemFormCall`. */
export const readItemFormAddress = {
  method: 'GET',
  path: '/api/3/commerce/cart/:cartToken/items/:entryId/additionalFields',
} as const

/** The address of `saveItemFormCall`. */
export const saveItemFormAddress = { ...readItemFormAddress, method: 'PUT' } as const

/** The address of `beginSubscriptionCall`. */
export const beginSubscriptionAddress = { method: 'POST', path: '/api/3/commerce/cart/subscription' } as const
