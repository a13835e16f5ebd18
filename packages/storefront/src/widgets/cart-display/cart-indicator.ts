/** What the page says of the cart: its quantity, and its subtotal in words (specification, section 3). */
export interface CartIndicator {
  readonly items: number
  readonly subtotal: string
}

/** Writes quantity and subtotal wherever the template shows them; the first time makes the indicator `initialized`. */
export function syncIndicator({ items, subtotal }: CartIndicator): void {
  for (const place of document.querySelectorAll<HTMLElement>('.sqs-cart-quantity, [data-cart-quantity]')) {
    place.textContent = String(items)
    if (place.hasAttribute('data-cart-quantity')) place.hidden = items === 0
  }
  for (const place of document.querySelectorAll<HTMLElement>('.sqs-cart-subtotal, [data-cart-subtotal]')) {
    place.textContent = subtotal
  }
  document.documentElement.dataset.cartIndicator = 'initialized'
}
