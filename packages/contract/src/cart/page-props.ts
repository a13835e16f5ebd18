import type { CartProblem } from '@vitrine/domain/cart/messages'
import type { ReplyOf } from '../call.ts'
import type { readCartV3Call } from './v3-calls.ts'

/** The answer of the v3 cart calls (platform reference, section 2.10b). */
export type CartReply = ReplyOf<typeof readCartV3Call>

/** The cart of a `CartReply`. */
export type CartInReply = CartReply['cart']

/** A line of a `CartReply`. */
export type CartItemInReply = CartInReply['items'][number]

/** The cart page (`GET /cart`). */
export interface CartPageProps {
  /** null: there is no cart, or it is empty. */
  readonly cart: CartReply | null
  readonly locale: string
  readonly continueShoppingUrl: string
  /** Entry whose removal is being asked about (`?remove=`). */
  readonly removing: string | null
  /** Message of a refused change, already in words. */
  readonly problem: string | null
  /** Quantities of the plain form that were not taken, by entry: what was typed, and why. */
  readonly refusedQuantities?: Readonly<Record<string, RefusedQuantity>>
  /** Why a code was not taken, in words. */
  readonly codeProblem?: string | null
  /** What was typed then. */
  readonly codeTyped?: string
}

/** A quantity that a line did not take. */
export interface RefusedQuantity {
  readonly typed: string
  readonly problem: CartProblem
}
