/** The path of the page on which a gift card is addressed before it goes into the cart. */
export function giftCardPath(itemId: string, variantId: string | null, quantity = 1): string {
  const variant = variantId === null ? '' : `&variantId=${encodeURIComponent(variantId)}`
  const several = quantity === 1 ? '' : `&quantity=${quantity}`
  return `/checkout/gift-card?itemId=${encodeURIComponent(itemId)}${variant}${several}`
}

/** The path of the same page for an entry of the cart. */
export function giftEntryPath(entryId: string): string {
  return `/checkout/gift-card?entryId=${encodeURIComponent(entryId)}`
}
