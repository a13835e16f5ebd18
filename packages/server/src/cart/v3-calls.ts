import type {
  changeItemCall,
  readCartV3Call,
  removeItemCall,
  setContactCall,
  setLocationCall,
  setShippingOptionCall,
} from '@vitrine/contract/cart/v3-calls'
import { cartRefusalText } from '@vitrine/domain/cart/cart-refusals'
import { cartProblemText } from '@vitrine/domain/cart/messages'
import { presentCartV3 } from '@vitrine/domain/cart/present-cart-v3'
import { parseQuantity } from '@vitrine/domain/cart/quantity'
import { withoutTyped } from '@vitrine/domain/cart/without-typed'
import { completeAddress } from '@vitrine/domain/contact/check-address'
import { installmentOffer } from '@vitrine/domain/selling/installments'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { saveAddress } from '../http/visitor/save-address.ts'
import { type CartChange, changeCart, setQuantity } from './change-cart.ts'
import { codeWords } from './codes/code-words.ts'
import { setContact, setLocation, setShippingOption } from './delivery-changes.ts'
import { type PricedCart, type PriceSource, priceStoredCart } from './price-stored-cart.ts'
import { priceSource } from './pricing/price-source.ts'
import { refuseChange } from './refuse-change.ts'
import { reminderBeside } from './reminders/keep-reminder.ts'
import { confirmVatId } from './vat/confirm-vat-id.ts'

type ByToken = Exchange<typeof readCartV3Call>

/** Answers the cart of a token; to a browser that was not given it, what a copy of it would hold. */
export async function getCartV3(
  exchange: Exchange<typeof readCartV3Call>,
): Promise<AnswerTo<typeof readCartV3Call>> {
  const cart = await exchange.store.carts.findByToken(exchange.params.cartToken)
  const isHeld = exchange.visitor.holds(exchange.params.cartToken)
  // What an owner drafted for somebody is shown by its link alone.
  if (!cart || (cart.agreed && !isHeld)) return refuse('no-cart', cartRefusalText['no-cart'])
  const source = await priceSource(exchange)
  const shown = isHeld ? cart : withoutTyped(cart)
  return reply(showCartV3(await priceStoredCart(exchange.store, shown, source), source))
}

/** Sets the quantity of a line; 0 removes it. */
export async function putItem(
  exchange: Exchange<typeof changeItemCall>,
): Promise<AnswerTo<typeof changeItemCall>> {
  const quantity = parseQuantity(exchange.body.quantity, 0)
  if (!quantity.ok) return refuse(quantity.problem, cartProblemText[quantity.problem])
  const source = await priceSource(exchange)
  const { services, params } = exchange
  return change(exchange, setQuantity(params.entryId, quantity.quantity, { services, source }), source)
}

/** Removes a line. */
export async function deleteItem(
  exchange: Exchange<typeof removeItemCall>,
): Promise<AnswerTo<typeof removeItemCall>> {
  const source = await priceSource(exchange)
  const { services, params } = exchange
  return change(exchange, setQuantity(params.entryId, 0, { services, source }), source)
}

/** Says where the cart is to be sent. */
export async function putLocation(
  exchange: Exchange<typeof setLocationCall>,
): Promise<AnswerTo<typeof setLocationCall>> {
  const { savesAddress = false, ...sent } = exchange.body
  const source = await priceSource(exchange)
  const answer = await change(exchange, setLocation(sent, exchange.services.clock()), source)
  if (savesAddress && answer.body.kind === 'json') await saveAddress(exchange, completeAddress(sent))
  return answer
}

/** Chooses a shipping rate. */
export async function putShippingOption(
  exchange: Exchange<typeof setShippingOptionCall>,
): Promise<AnswerTo<typeof setShippingOptionCall>> {
  const source = await priceSource(exchange)
  return change(exchange, setShippingOption(exchange.body.key, exchange.services.clock()), source)
}

/** Says whom to write to. */
export async function putContact(
  exchange: Exchange<typeof setContactCall>,
): Promise<AnswerTo<typeof setContactCall>> {
  const { body, store, site, services, visitor } = exchange
  const { cartToken } = exchange.params
  if (!visitor.holds(cartToken)) return refuse('no-cart', cartRefusalText['no-cart'])
  // Asked before the cart is locked: it may take seconds.
  const known = await store.carts.findByToken(cartToken)
  const vatCheck = await confirmVatId({ vatId: body.vatId, cart: known, site, services })
  const source = await priceSource(exchange)
  const contact = setContact(body, services.clock(), vatCheck)
  const outcome = await changeCart(store, cartToken, contact, source, reminderBeside(exchange))
  if (!outcome.ok) return refuseChange(outcome)
  return reply(showCartV3(outcome, source))
}

/** Shows a priced cart as the v3 calls do. */
export function showCartV3({ cart, breakdown }: PricedCart, source: PriceSource) {
  const { site } = source
  const takesCodes = cart.isSubscription ? source.takesSubscriptionCodes : source.takesCodes
  const shown = {
    cart,
    breakdown,
    settings: site.store,
    locale: site.language,
    words: codeWords(site),
    takesCodes,
  }
  const installments = inInstallments(breakdown) ? installmentOffer(site) : null
  return { ...presentCartV3(shown), ...(installments && { installments }) }
}

/** Whether a cart can be paid in installments: it holds nothing but goods that are sent, paid once (specification, section 5). */
function inInstallments({ lines }: PricedCart['breakdown']): boolean {
  return (
    lines.length > 0 &&
    lines.every(({ productType, isSubscription }) => productType === 'physical' && !isSubscription)
  )
}

async function change(
  { store, params, visitor }: Pick<ByToken, 'store' | 'params' | 'visitor'>,
  cartChange: CartChange,
  source: PriceSource,
): Promise<AnswerTo<typeof readCartV3Call>> {
  const { cartToken } = params
  if (!visitor.holds(cartToken)) return refuse('no-cart', cartRefusalText['no-cart'])
  const outcome = await changeCart(store, cartToken, cartChange, source)
  return outcome.ok ? reply(showCartV3(outcome, source)) : refuseChange(outcome)
}
