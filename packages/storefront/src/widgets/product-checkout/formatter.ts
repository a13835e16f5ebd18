import type { Formatter } from '@vitrine/template/registry'
import { asText } from '@vitrine/template/values/convert'
import { withMargin } from '../../parts/html/margins.ts'
import { addToCartButton } from '../add-to-cart-button/formatter.ts'
import { quantityInput } from '../quantity-input/formatter.ts'
import { variantsSelect } from '../variants-select/formatter.ts'

const parts: readonly Formatter[] = [
  withMargin('variants-select', variantsSelect),
  withMargin('quantity-input', quantityInput),
  withMargin('add-to-cart-btn', addToCartButton),
]

/** `product-checkout`: everything a visitor needs to buy: variants, quantity and button. */
export const productCheckout: Formatter = (item, args, scope, values) =>
  parts.map((part) => asText(part(item, args, scope, values))).join('')
