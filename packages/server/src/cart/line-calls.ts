import type { addItemCall, changeOwnItemCall } from '@vitrine/contract/cart/line-calls'
import { cartRefusalText } from '@vitrine/domain/cart/cart-refusals'
import { isApart } from '@vitrine/domain/cart/is-apart'
import { cartProblemText } from '@vitrine/domain/cart/messages'
import { parseQuantity } from '@vitrine/domain/cart/quantity'
import { findBySku, findVariant, type VariantChoice } from '@vitrine/domain/catalogue/choose-variant'
import type { Product } from '@vitrine/domain/catalogue/product'
import { fillFromText } from '@vitrine/domain/forms/buyers/filled-form'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { addRequestOf } from './adding/add-request.ts'
import { addToCart } from './adding/add-to-cart.ts'
import { changeCart, setQuantity } from './change-cart.ts'
import { findOwnCart } from './held/own-cart.ts'
import { priceSource } from './pricing/price-source.ts'
import { refuseAddition, refuseChange } from './refuse-change.ts'
import { showCartV3 } from './v3-calls.ts'

/** Adds a line to the cart of a token, by the rules of the older call. */
export async function postItem(
  exchange: Exchange<typeof addItemCall>,
): Promise<AnswerTo<typeof addItemCall>> {
  const { params, body, visitor, services, store } = exchange
  const { itemId, sku, variantId, additionalFields, ...line } = body.lineItemToAdd
  const quantity = parseQuantity(line.quantity ?? 1, 1)
  if (!quantity.ok) return refuse(quantity.problem, cartProblemText[quantity.problem])
  const { cartToken } = params
  const cart = await store.carts.findByToken(cartToken)
  if (!cart || isApart(cart) || !visitor.holds(cartToken))
    return refuse('no-cart', cartRefusalText['no-cart'])
  if (cart.orderId !== null) return refuse('cart-purchased', cartRefusalText['cart-purchased'])

  const source = await priceSource(exchange)
  const request = await addRequestOf(exchange, {
    cartToken,
    itemId,
    choose: (product) => (variantId ? findById(product, variantId) : findBySku(product, sku)),
    quantity: quantity.quantity,
    fill: (form) => fillFromText(form, additionalFields),
  })
  const outcome = await addToCart(store, request, { ...source, services })
  return outcome.ok ? reply(showCartV3(outcome, source)) : refuseAddition(outcome)
}

/** Sets the quantity of a line of the visitor's own cart. */
export async function putOwnItem(
  exchange: Exchange<typeof changeOwnItemCall>,
): Promise<AnswerTo<typeof changeOwnItemCall>> {
  const { params, body, services, store } = exchange
  const quantity = parseQuantity(body.quantity, 0)
  if (!quantity.ok) return refuse(quantity.problem, cartProblemText[quantity.problem])
  const source = await priceSource(exchange)
  const change = setQuantity(params.entryId, quantity.quantity, { services, source })
  const { token, cookies } = await findOwnCart(exchange)
  const outcome = await changeCart(store, token, change, source)
  return outcome.ok ? reply(showCartV3(outcome, source), { cookies }) : refuseChange(outcome)
}

function findById(product: Product, variantId: string): VariantChoice {
  const variant = findVariant(product, variantId)
  return variant ? { ok: true, variant } : { ok: false, problem: 'variant-unavailable' }
}
