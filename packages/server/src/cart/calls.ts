import type {
  addEntryCall,
  changeEntryCall,
  changeEntryFieldsCall,
  readCartCall,
  removeEntryCall,
} from '@vitrine/contract/cart/calls'
import { readAdditionKey } from '@vitrine/domain/cart/adding/addition-key'
import { cartRefusalText } from '@vitrine/domain/cart/cart-refusals'
import { cartProblemText } from '@vitrine/domain/cart/messages'
import { presentEntry, presentShoppingCart } from '@vitrine/domain/cart/present-shopping-cart'
import { parseQuantity } from '@vitrine/domain/cart/quantity'
import { findBySku } from '@vitrine/domain/catalogue/choose-variant'
import { fillFromText } from '@vitrine/domain/forms/buyers/filled-form'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { addRequestOf } from './adding/add-request.ts'
import { addToCart, lineOf } from './adding/add-to-cart.ts'
import { cookiesOfAdded } from './adding/after-adding.ts'
import { withProduct } from './cart-entry-product.ts'
import { changeCart, setFields, setQuantity } from './change-cart.ts'
import { codeWords } from './codes/code-words.ts'
import { findOwnCart } from './held/own-cart.ts'
import { type PricedCart, type PriceSource, priceStoredCart } from './price-stored-cart.ts'
import { priceSource } from './pricing/price-source.ts'
import { refuseAddition, refuseChange } from './refuse-change.ts'

/** Adds a variant to the visitor's cart. */
export async function postEntry(
  exchange: Exchange<typeof addEntryCall>,
): Promise<AnswerTo<typeof addEntryCall>> {
  const { body, visitor, services, store } = exchange
  const quantity = parseQuantity(body.quantity, 1)
  if (!quantity.ok) return refuse(quantity.problem, cartProblemText[quantity.problem])

  const source = await priceSource(exchange)
  const request = await addRequestOf(exchange, {
    itemId: body.itemId,
    choose: (product) => findBySku(product, body.sku),
    quantity: quantity.quantity,
    fill: (form) => fillFromText(form, body.additionalFields),
    key: readAdditionKey(exchange.additionKey),
  })
  const outcome = await addToCart(store, request, { ...source, services })
  if (!outcome.ok) return refuseAddition(outcome)
  const newlyAdded = showEntry(outcome, outcome.added, source)
  const cookies = cookiesOfAdded(outcome, visitor)
  return reply({ shoppingCart: showCart(outcome, source), newlyAdded }, { cookies })
}

/** Sets the quantity of an entry of the visitor's cart. */
export async function putEntry(
  exchange: Exchange<typeof changeEntryCall>,
): Promise<AnswerTo<typeof changeEntryCall>> {
  const quantity = parseQuantity(exchange.body.quantity, 0)
  if (!quantity.ok) return refuse(quantity.problem, cartProblemText[quantity.problem])
  const source = await priceSource(exchange)
  const { services, params } = exchange
  const change = setQuantity(params.entryId, quantity.quantity, { services, source })
  const { token, cookies } = await findOwnCart(exchange)
  const outcome = await changeCart(exchange.store, token, change, source)
  if (!outcome.ok) return refuse(outcome.problem, cartRefusalText[outcome.problem])
  const shoppingCart = showCart(outcome, source)
  if (outcome.changed === null) return reply({ shoppingCart }, { cookies })
  const updatedEntry = showEntry(outcome, outcome.changed, source)
  return reply({ shoppingCart, updatedEntry }, { cookies })
}

/** Sets the additional fields of an entry of the visitor's cart. */
export async function putEntryFields(
  exchange: Exchange<typeof changeEntryFieldsCall>,
): Promise<AnswerTo<typeof changeEntryFieldsCall>> {
  const { entryId } = exchange.params
  const source = await priceSource(exchange)
  const change = setFields(entryId, exchange.body.additionalFields, exchange.services.clock())
  const { token, cookies } = await findOwnCart(exchange)
  const outcome = await changeCart(exchange.store, token, change, source)
  if (!outcome.ok) return refuseChange(outcome)
  if (outcome.changed === null) throw new Error(`The entry ${entryId} was lost with its fields`)
  const updatedEntry = showEntry(outcome, outcome.changed, source)
  return reply({ shoppingCart: showCart(outcome, source), updatedEntry }, { cookies })
}

/** Removes an entry of the visitor's cart. */
export async function deleteEntry(
  exchange: Exchange<typeof removeEntryCall>,
): Promise<AnswerTo<typeof removeEntryCall>> {
  const source = await priceSource(exchange)
  const { services, params } = exchange
  const change = setQuantity(params.entryId, 0, { services, source })
  const { token, cookies } = await findOwnCart(exchange)
  const outcome = await changeCart(exchange.store, token, change, source)
  return outcome.ok
    ? reply({ shoppingCart: showCart(outcome, source) }, { cookies })
    : refuse(outcome.problem, cartRefusalText[outcome.problem])
}

/** Answers the visitor's cart. */
export async function getCart(
  exchange: Exchange<typeof readCartCall>,
): Promise<AnswerTo<typeof readCartCall>> {
  const { cart, cookies } = await findOwnCart(exchange)
  // A bought cart is over: the next thing added begins a new one.
  if (!cart || cart.orderId !== null)
    return exchange.query.orNone === 'true' ? reply(null) : refuse('no-cart', cartRefusalText['no-cart'])
  const source = await priceSource(exchange)
  return reply(showCart(await priceStoredCart(exchange.store, cart, source), source), { cookies })
}

function showCart({ cart, breakdown, products }: PricedCart, { site }: PriceSource) {
  const { measurement } = site.store
  const shown = presentShoppingCart({
    cart,
    breakdown,
    websiteId: site.id,
    measurement,
    words: codeWords(site),
  })
  return { ...shown, entries: shown.entries.map((entry) => withProduct(entry, products, site)) }
}

function showEntry(priced: PricedCart, entry: { readonly id: string }, { site }: PriceSource) {
  const { breakdown, products } = priced
  const shown = presentEntry(lineOf(priced, entry), breakdown.currency, site.store.measurement)
  return withProduct(shown, products, site)
}
