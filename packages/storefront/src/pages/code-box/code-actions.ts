import type { CartReply } from '@vitrine/contract/cart/page-props'
import { addCodeAddress, removeCodeAddress } from '@vitrine/contract/cart/v3-addresses'
import type { addCodeCall, removeCodeCall } from '@vitrine/contract/cart/v3-calls'
import type { InTurn } from '@vitrine/contract/client/create-turns'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { callShop } from '../../runtime/shop-call/call-shop.ts'

/** The cart as a code has left it, or why nothing was done, in words. */
export type CodeOutcome =
  | { readonly ok: true; readonly cart: CartReply['cart'] }
  | { readonly ok: false; readonly message: string }

/** What a visitor can do with codes, one after the other. */
export interface CodeActions {
  add(code: string): Promise<CodeOutcome>
  remove(code: string): Promise<CodeOutcome>
}

/** Where the cart is, and where its answers go. */
export interface CodesOfCart {
  /** Makes a call about it. */
  ask(
    call: (params: { readonly cartToken: string }) => Promise<Outcome<CartReply>>,
  ): Promise<Outcome<CartReply>>
  take(reply: CartReply): void
  /** The queue of all that changes the cart. */
  readonly inTurn: InTurn
}

/** Gives the box its behaviour. */
export function createCodeActions({ ask, take, inTurn }: CodesOfCart): CodeActions {
  const taken = (outcome: Outcome<CartReply>): CodeOutcome => {
    if (!outcome.ok) return { ok: false, message: outcome.refusal.message }
    take(outcome.reply)
    return { ok: true, cart: outcome.reply.cart }
  }
  return {
    add: (giftOrPromoCode) =>
      inTurn(async () =>
        taken(
          await ask((params) =>
            callShop<typeof addCodeCall>(addCodeAddress, { params, body: { giftOrPromoCode } }),
          ),
        ),
      ),
    remove: (code) =>
      inTurn(async () =>
        taken(
          await ask(({ cartToken }) =>
            callShop<typeof removeCodeCall>(removeCodeAddress, { params: { cartToken, code } }),
          ),
        ),
      ),
  }
}
