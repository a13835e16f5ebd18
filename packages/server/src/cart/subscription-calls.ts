import type { beginSubscriptionCall } from '@vitrine/contract/cart/subscription-calls'
import { cartProblemText } from '@vitrine/domain/cart/messages'
import { parseQuantity } from '@vitrine/domain/cart/quantity'
import { findBySku } from '@vitrine/domain/catalogue/choose-variant'
import { fillFromText } from '@vitrine/domain/forms/buyers/filled-form'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { addRequestOf } from './adding/add-request.ts'
import { beginSubscriptionCart } from './begin-subscription-cart.ts'
import { refuseAddition } from './refuse-change.ts'

/** Begins the cart of a subscription, and answers its token. */
export async function postSubscription(
  exchange: Exchange<typeof beginSubscriptionCall>,
): Promise<AnswerTo<typeof beginSubscriptionCall>> {
  const { body, visitor, services, store, site } = exchange
  const quantity = parseQuantity(body.qty ?? 1, 1)
  if (!quantity.ok) return refuse(quantity.problem, cartProblemText[quantity.problem])
  const request = await addRequestOf(exchange, {
    itemId: body.itemId,
    choose: (product) => findBySku(product, body.sku),
    quantity: quantity.quantity,
    fill: (form) => fillFromText(form, body.additionalFields),
  })
  const begun = await beginSubscriptionCart(store, request, { site, services })
  if (!begun.ok) return refuseAddition(begun)
  const { token } = begun.cart
  return reply({ cartToken: token }, { cookies: visitor.giving(token).cookies })
}
