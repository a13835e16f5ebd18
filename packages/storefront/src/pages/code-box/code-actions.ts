import type { CartReply } from '@vitrine/contract/cart/page-props'
import { addCodeAddress, removeCodeAddress } from '@vitrine/contract/cart/v3-addresses'
import type { addCodeCall, removeCodeCall } from '@vitrine/contract/cart/v3-calls'
import type { InTurn } from '@vitrine/contract/client/create-turns'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { callShop } from '../../runtime/shop-call/call-shop.ts'

/** What a visitor can do with codes, one after the other. Each returns why it was not done, in words; null when it was. */
export interface CodeActions {
  add(code: string): Promise<string | null>
  remove(code: string): Promise<string | null>
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
  const taken = (outcome: Outcome<CartReply>) => {
    if (!outcome.ok) return outcome.refusal.message
    take(outcome.reply)
    return null
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
