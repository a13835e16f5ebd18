import type { Formatter } from '@vitrine/template/registry'
import { asText } from '@vitrine/template/values/convert'
import { addToCartButton } from '../add-to-cart-button/formatter.ts'
import { quantityInput } from '../quantity-input/formatter.ts'
import { variantsSelect } from '../variants-select/formatter.ts'

/** The lines that templates of the platform have between the choices and the button. */
const gap = '\n'.repeat(13)

/** `product-checkout`: everything a visitor needs to buy: variants, quantity and button. */
export const productCheckout: Formatter = (item, args, scope, values) => {
  const variants = asText(variantsSelect(item, args, scope, values))
  const quantity = asText(quantityInput(item, args, scope, values))
  const button = asText(addToCartButton(item, args, scope, values))
  return `${variants}\n${quantity}${gap}${button}`
}
