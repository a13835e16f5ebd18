import { removeCode } from '@vitrine/domain/cart/change-codes'
import type { CodeProblem } from '@vitrine/domain/cart/code-problem'
import type { Exchange } from '../../http/exchange.ts'
import { changeCart } from '../change-cart.ts'
import { priceSource } from '../pricing/price-source.ts'
import { useCode } from './use-code.ts'

/** Adds or removes a code by the plain form of cart page and checkout; returns why it was not taken. */
export async function changeCodeByForm(
  exchange: Pick<Exchange, 'form' | 'store' | 'services' | 'site' | 'visitor'>,
  cartToken: string | null,
): Promise<CodeProblem | null> {
  const { form, store, services, visitor } = exchange
  const source = await priceSource(exchange)
  const { removeCode: removed } = form
  if (removed !== undefined) {
    const nowMs = services.clock()
    await changeCart(
      store,
      cartToken,
      (cart) => ({ ok: true, cart: removeCode(cart, removed, nowMs), changed: null }),
      source,
    )
    return null
  }
  const typed = form.code ?? ''
  if (typed.trim() === '') return null
  const asked = { cartToken, typed, address: visitor.address }
  const outcome = await useCode(store, asked, { ...source, services })
  if (outcome.ok) return null
  if (outcome.problem === 'too-many') return { kind: 'too-often' }
  return outcome.problem === 'code-refused' ? outcome.code : null
}
