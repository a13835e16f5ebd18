import type { addCodeCall, removeCodeCall } from '@vitrine/contract/cart/v3-calls'
import { cartRefusalText } from '@vitrine/domain/cart/cart-refusals'
import { removeCode } from '@vitrine/domain/cart/change-codes'
import { sayCodeProblem } from '@vitrine/domain/cart/code-problem'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { changeCart } from '../change-cart.ts'
import { priceSource } from '../pricing/price-source.ts'
import { showCartV3 } from '../v3-calls.ts'
import { codeWords } from './code-words.ts'
import { useCode } from './use-code.ts'

/** Adds a code to a cart. */
export async function postCode(
  exchange: Exchange<typeof addCodeCall>,
): Promise<AnswerTo<typeof addCodeCall>> {
  const { body, store, services, site, visitor } = exchange
  const { cartToken } = exchange.params
  if (!visitor.holds(cartToken)) return refuse('no-cart', cartRefusalText['no-cart'])
  const source = await priceSource(exchange)
  const asked = { cartToken, typed: body.giftOrPromoCode, address: visitor.address }
  const outcome = await useCode(store, asked, { ...source, services })
  if (outcome.ok) return reply(showCartV3(outcome, source))
  if (outcome.problem === 'too-many') return tooMany(outcome.retryAfterMs)
  if (outcome.problem === 'code-refused')
    return refuse('code-refused', sayCodeProblem(outcome.code, codeWords(site)))
  return refuse(outcome.problem, cartRefusalText[outcome.problem])
}

/** Takes a code out of a cart. */
export async function deleteCode(
  exchange: Exchange<typeof removeCodeCall>,
): Promise<AnswerTo<typeof removeCodeCall>> {
  const { params, store, services, visitor } = exchange
  const { cartToken } = params
  if (!visitor.holds(cartToken)) return refuse('no-cart', cartRefusalText['no-cart'])
  const source = await priceSource(exchange)
  const code = params.code.toUpperCase()
  const outcome = await changeCart(
    store,
    cartToken,
    (cart) => ({ ok: true, cart: removeCode(cart, code, services.clock()), changed: null }),
    source,
  )
  return outcome.ok
    ? reply(showCartV3(outcome, source))
    : refuse(outcome.problem, cartRefusalText[outcome.problem])
}
