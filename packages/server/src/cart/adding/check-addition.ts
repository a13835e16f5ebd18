import { type AddResult, addEntry } from '@vitrine/domain/cart/adding/add-entry'
import type { Cart } from '@vitrine/domain/cart/cart'
import type { CartProblem } from '@vitrine/domain/cart/messages'
import type { VariantChoice } from '@vitrine/domain/catalogue/choose-variant'
import type { Product } from '@vitrine/domain/catalogue/product'
import { isSold } from '@vitrine/domain/catalogue/sale/is-sold'
import type { BuyersForm } from '@vitrine/domain/forms/buyers/buyers-form'
import type { Filling } from '@vitrine/domain/forms/buyers/filled-form'
import { storeFilling } from '@vitrine/domain/forms/buyers/stored-filling'
import type { GiftDetails } from '@vitrine/domain/gift-cards/gift-details'
import type { Site } from '@vitrine/domain/website/site'
import type { HeldToken } from '../../http/visitor/held-carts.ts'

/** What a visitor wants in the cart. */
export interface AddRequest {
  readonly cartToken: HeldToken | null
  /** The token of the cart that is begun where that one takes nothing more; null: any. */
  readonly tokenOfNext: () => string | null
  readonly itemId: string
  readonly choose: (product: Product) => VariantChoice
  /** Whether the visitor may know of the product. */
  readonly mayAskFor: (product: Product) => boolean
  readonly quantity: number
  /** Holds what was filled in against the form of the product. */
  readonly fill: (form: BuyersForm | null) => Filling
  /** For whom a gift card is. */
  readonly gift?: GiftDetails
  /** A word of the form that is sent, another one in each showing: sent twice the form puts in one entry. Without it nothing is taken for a second press. */
  readonly once?: string
  /** A key of the press that sends it (`Add-To-Cart-Id`): sent again it adds once. */
  readonly key?: string | undefined
  /** Network address of the visitor. */
  readonly address: string
}

/** Why nothing was added. */
export type AddRefusal =
  | {
      readonly ok: false
      readonly problem: Exclude<CartProblem, 'option-missing' | 'too-many-carts'>
      readonly errors?: Readonly<Record<string, string>>
    }
  | { readonly ok: false; readonly problem: 'option-missing'; readonly options: readonly string[] }
  /** `retryAfterMs`: how long to wait before another cart is begun. */
  | { readonly ok: false; readonly problem: 'too-many-carts'; readonly retryAfterMs: number }

interface AdditionContext {
  readonly request: Pick<AddRequest, 'choose' | 'mayAskFor' | 'quantity' | 'fill' | 'gift' | 'once' | 'key'>
  readonly store: Pick<Site['store'], 'allowsSeveralServices' | 'currency'>
  readonly newId: string
  readonly nowMs: number
}

/** Adds what a visitor asks for to a cart, or says why not; what comes again and again goes into a cart of its own alone. */
export function checkAddition(
  cart: Cart,
  product: Product | undefined,
  { request, store, newId, nowMs }: AdditionContext,
): AddResult | AddRefusal {
  if (!product?.isVisible || !request.mayAskFor(product)) return { ok: false, problem: 'unknown-item' }
  if (cart.isSubscription && product.subscription === null) return { ok: false, problem: 'no-plan' }
  const choice = request.choose(product)
  if (!choice.ok) return choice
  // What cannot be bought to the end would shut the whole cart.
  if (!isSold(product)) return { ok: false, problem: 'not-sold' }
  if (!cart.isSubscription && product.subscription !== null) return { ok: false, problem: 'subscribed-apart' }
  const filling = request.fill(product.additionalFieldsForm ?? null)
  if (!filling.ok) return filling
  const { allowsSeveralServices, currency } = store
  return addEntry(cart, {
    product,
    variant: choice.variant,
    quantity: request.quantity,
    filling: storeFilling(filling.filled),
    gift: request.gift,
    once: request.once,
    key: request.key,
    allowsSeveralServices,
    currency,
    newId,
    nowMs,
  })
}
