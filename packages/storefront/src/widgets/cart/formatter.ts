import type { Formatter } from '@vitrine/template/registry'
import { asNumber } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { html } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'

/** `cart-quantity`: how many pieces are in a cart. */
export const cartQuantity = markupFormatter((cart) => {
  const entries = ownValue(cart, 'entries')
  const pieces = Array.isArray(entries)
    ? entries.reduce<number>((sum, entry) => sum + (asNumber(ownValue(entry, 'quantity')) || 0), 0)
    : 0
  return html`<span class="sqs-cart-quantity">${pieces}</span>`
})

/** `cart-url`: where the cart is. */
export const cartUrl: Formatter = () => '/cart'

/** `cart-subtotal`: a formatter of the past (specification, section 8). */
export const cartSubtotal: Formatter = () => 'deprecated, do not use'
