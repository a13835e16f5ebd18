import type { CartRefusal } from '@vitrine/domain/cart/cart-refusals'
import { removeCode } from '@vitrine/domain/cart/change-codes'
import type { CodeProblem } from '@vitrine/domain/cart/code-problem'
import type { Exchange } from '../../http/exchange.ts'
import type { HeldToken } from '../../http/visitor/held-carts.ts'
import { changeCart } from '../change-cart.ts'
import { priceSource } from '../pricing/price-source.ts'
import { useCode } from './use-code.ts'

/** Why the codes of a cart stay as they are: because of the code that was typed, or of the cart. */
export type CodeFormRefusal =
  | { readonly problem: 'code-refused'; readonly code: CodeProblem }
  | { readonly problem: CartRefusal }

/** Adds or removes a code by the plain form of cart page and checkout; null: it is done. */
export async function changeCodeByForm(
  exchange: Pick<Exchange, 'form' | 'store' | 'services' | 'site' | 'visitor'>,
  cartToken: HeldToken | null,
): Promise<CodeFormRefusal | null> {
  const { form, store, services, visitor } = exchange
  const source = await priceSource(exchange)
  const { removeCode: removed } = form
  if (removed !== undefined) {
    const nowMs = services.clock()
    const outcome = await changeCart(
      store,
      cartToken,
      (cart) => ({ ok: true, cart: removeCode(cart, removed, nowMs), changed: null }),
      source,
    )
    return outcome.ok ? null : outcome
  }
  const typed = form.code ?? ''
  if (typed.trim() === '') return null
  const asked = { cartToken, typed, address: visitor.address }
  const outcome = await useCode(store, asked, { ...source, services })
  if (outcome.ok) return null
  return outcome.problem === 'too-many' ? { problem: 'code-refused', code: { kind: 'too-often' } } : outcome
}
