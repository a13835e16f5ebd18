import type { readItemFormCall, saveItemFormCall } from '@vitrine/contract/cart/entry-form-calls'
import { cartRefusalText } from '@vitrine/domain/cart/cart-refusals'
import { knownValues } from '@vitrine/domain/forms/buyers/filled-form'
import { shownForm } from '@vitrine/domain/forms/buyers/shown-form'
import { readFilling } from '@vitrine/domain/forms/buyers/stored-filling'
import { mannerOf } from '@vitrine/domain/forms/parts/manner-of'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { changeCart, setFields } from './change-cart.ts'
import { priceSource } from './pricing/price-source.ts'
import { refuseChange } from './refuse-change.ts'
import { showCartV3 } from './v3-calls.ts'

/** Answers the form of a line of a cart, and what was filled in of it. */
export async function getItemForm({
  params,
  site,
  store,
  visitor,
}: Exchange<typeof readItemFormCall>): Promise<AnswerTo<typeof readItemFormCall>> {
  const cart = await store.carts.findByToken(params.cartToken)
  if (!cart || cart.orderId !== null || !visitor.holds(cart.token))
    return refuse('no-cart', cartRefusalText['no-cart'])
  const entry = cart.entries.find((each) => each.id === params.entryId)
  if (!entry) return refuse('entry-unknown', cartRefusalText['entry-unknown'])
  const product = await store.products.find(entry.itemId)
  const form = product?.isVisible ? product.additionalFieldsForm : undefined
  if (!form) return refuse('form-gone', cartRefusalText['form-gone'])
  return reply({
    form: shownForm(form, mannerOf(site)),
    values: { ...knownValues(form, readFilling(entry)) },
  })
}

/** Takes the form of a line as it was filled in again. */
export async function putItemForm(
  exchange: Exchange<typeof saveItemFormCall>,
): Promise<AnswerTo<typeof saveItemFormCall>> {
  const { params, body, store, services, visitor } = exchange
  const { cartToken } = params
  if (!visitor.holds(cartToken)) return refuse('no-cart', cartRefusalText['no-cart'])
  const source = await priceSource(exchange)
  const change = setFields(params.entryId, body.additionalFields, services.clock())
  const outcome = await changeCart(store, cartToken, change, source)
  return outcome.ok ? reply(showCartV3(outcome, source)) : refuseChange(outcome)
}
