import { checkFieldsText, notFoundText } from '../refusals/refusal-texts.ts'
import { type CartProblem, cartProblemText, noCartText } from './messages.ts'
import { checkoutText } from './purchase-problem.ts'

/** Why a cart stays as it is. */
export type CartRefusal =
  | CartProblem
  | 'entry-unknown'
  | 'no-cart'
  | 'cart-purchased'
  | 'fields-wrong'
  | 'rate-not-offered'

/** What those read who call for a change of a cart. */
export const cartRefusalText: Readonly<Record<CartRefusal, string>> = {
  ...cartProblemText,
  'unknown-item': notFoundText,
  'entry-unknown': notFoundText,
  'no-cart': noCartText,
  'cart-purchased': checkoutText.cartPurchased,
  'fields-wrong': checkFieldsText,
  'rate-not-offered': checkoutText.selectShipping,
}
