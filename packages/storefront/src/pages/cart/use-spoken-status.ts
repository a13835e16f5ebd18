import { formatMoney } from '@vitrine/domain/money/format-money'
import { useState } from 'react'
import { type CartPageState, itemsOf } from './cart-page-state.ts'
import { cartSumCents } from './cart-sum.ts'

/** The sum that a cart came with, and whether it was ever another since. */
interface Followed {
  readonly firstCents: number
  readonly hasChanged: boolean
}

/** What is said of the cart: what it is doing, what went, and what it comes to once that is another sum than before. */
export function useSpokenStatus(state: CartPageState, locale: string): string {
  const cart = state.reply?.cart
  const sumCents = cart ? cartSumCents(cart) : null
  const [known, know] = useState<Followed | null>(null)
  const followed = follow(known, sumCents)
  if (followed !== known) know(followed)
  if (state.status === 'loading') return 'Loading your cart…'
  if (state.status === 'recalculating') return 'Updating your cart…'
  const removed = state.removed ? `${state.removed.productName} was removed from your cart.` : ''
  if (!cart || sumCents === null || !followed?.hasChanged || itemsOf(state).length === 0) return removed
  const sum = `Your cart comes to ${formatMoney(sumCents, cart.subtotal.currencyCode, locale)}.`
  return removed === '' ? sum : `${removed} ${sum}`
}

/** What the cart came with is on the page; only what changes is said. */
function follow(known: Followed | null, sumCents: number | null): Followed | null {
  if (sumCents === null) return known
  if (known === null) return { firstCents: sumCents, hasChanged: false }
  return known.hasChanged || sumCents === known.firstCents ? known : { ...known, hasChanged: true }
}
