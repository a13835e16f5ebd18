/** Whether the shop sells straight to the checkout, without a cart page (`Static.SQUARESPACE_CONTEXT`). */
export function isExpressCheckout(): boolean {
  return contextAt('websiteSettings', 'storeSettings', 'expressCheckout') === true
}

/** Follows names into what the page tells its scripts; undefined where a name is missing. */
export function contextAt(...names: readonly string[]): unknown {
  let value: unknown = globalThis
  for (const name of ['Static', 'SQUARESPACE_CONTEXT', ...names]) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, name)
  }
  return value
}
