import { checkFieldsText, notFoundText } from '../refusals/refusal-texts.ts'
import { type CartProblem, cartProblemText, noCartText } from './messages.ts'
import { checkoutText } from './purchase-problem.ts'

/** Why a cart stays as it is. */
export type CartRefusal =
  | CartProblem
  | 'entry-unknown'
  | 'no-cart'
  | 'cart-purchased'
  | 'cart-fixed'
  | 'fields-wrong'
  | 'rate-not-offered'

/** What those read who change what the shop put together for them. */
const cartFixedText = 'This order was put together by the shop. Please ask the shop to change it.'

/** What those read who call for a change of a cart. */
export const cartRefusalText: Readonly<Record<CartRefusal, string>> = {
  ...cartProblemText,
  'unknown-item': notFoundText,
  'entry-unknown': notFoundText,
  'no-cart': noCartText,
  'cart-purchased': checkoutText.cartPurchased,
  'cart-fixed': cartFixedText,
  'fields-wrong': checkFieldsText,
  'rate-not-offered': checkoutText.selectShipping,
}

/** Whether a code, such as one in an address, names a refusal. */
export function isCartRefusal(code: string | undefined): code is CartRefusal {
  return code !== undefined && Object.hasOwn(cartRefusalText, code)
}
