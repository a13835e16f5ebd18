import type { ReplyOf } from '@vitrine/contract/call'
import { addEntryAddress } from '@vitrine/contract/cart/addresses'
import type { addEntryCall } from '@vitrine/contract/cart/calls'
import type { beginSubscriptionCall } from '@vitrine/contract/cart/subscription-calls'
import { beginSubscriptionAddress } from '@vitrine/contract/cart/v3-addresses'
import { readStockAddress } from '@vitrine/contract/catalogue/addresses'
import type { readStockCall } from '@vitrine/contract/catalogue/stock-calls'
import { availableText, cartProblemText, selectOptionsText } from '@vitrine/domain/cart/messages'
import { parseQuantity } from '@vitrine/domain/cart/quantity'
import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import { giftCardPath, giftEntryPath } from '@vitrine/domain/gift-cards/gift-card-path'
import { subscribePath } from '@vitrine/domain/subscriptions/subscribe-path'
import type { Failure } from '../../parts/page-frame/alert.tsx'
import { loadCart, quantityInCart, takeAdded } from '../../runtime/cart-client/cart-store.ts'
import { tellCommerce } from '../../runtime/commerce-events/commerce-events.ts'
import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import { mayHaveCart } from '../../runtime/shop-call/cookies.ts'
import { isExpressCheckout } from '../../runtime/shop-call/page-context.ts'
import { additionOf, noteAnswer } from './addition-key.ts'
import { type Choice, hasStock } from './choice.ts'
import { failureTitle } from './failure-title.ts'
import { unselectedOptions } from './selection.ts'

/** How many of a choice are wanted, or why it is not sent at all. */
export type CheckedChoice =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly message: string }

/** Checks a choice before it is sent (specification, section 5). */
export function checkChoice(choice: Choice): CheckedChoice {
  const missing = unselectedOptions(choice.selection)
  if (missing.length > 0) {
    const isGift = choice.productType === productTypeNumbers['gift-card']
    return refusal(isGift ? cartProblemText['denomination-missing'] : selectOptionsText(missing))
  }
  if (choice.hasVariants && !choice.variant) return refusal(cartProblemText['variant-unavailable'])
  const read = parseQuantity(choice.quantityText, 1)
  if (!read.ok) return refusal(cartProblemText[read.problem])
  if (!hasStock(choice, read.quantity))
    return refusal(availableText(cartProblemText['out-of-stock'], choice.variant?.available))
  return read
}

function refusal(message: string): CheckedChoice {
  return { ok: false, message }
}

/** Whether one more can be had than is in the cart already; asked before a form opens (specification, section 5). */
export async function checkStock(choice: Choice): Promise<string | null> {
  const sku = choice.variant?.sku ?? null
  const [answer] = await Promise.all([readStock(choice), mayHaveCart() ? loadCart() : null])
  if (!answer.ok) return answer.refusal.message
  const row = rowOf(choice, answer.reply)
  const isEnough = row && (row.unlimited || row.qtyInStock > quantityInCart(choice.itemId, sku))
  return isEnough ? null : cartProblemText['out-of-stock']
}

function readStock({ itemId }: Choice) {
  return callShop<typeof readStockCall>(readStockAddress, { query: { itemId } })
}

function rowOf({ variant }: Choice, { results }: ReplyOf<typeof readStockCall>) {
  return variant ? results.find(({ sku }) => sku === variant.sku) : results[0]
}

/** Says with a refusal for want of stock how much there is. */
async function tellAvailable(choice: Choice, message: string): Promise<string> {
  if (message !== cartProblemText['out-of-stock']) return message
  const answer = await readStock(choice)
  return answer.ok ? availableText(message, rowOf(choice, answer.reply)?.qtyInStock) : message
}

/** How many of a choice are bought, and what is filled in for them. */
interface Wanted {
  readonly quantity: number
  /** JSON text; null where nothing is asked for. */
  readonly additionalFields: string | null
}

/** What came of it: where to go on to, or why it did not work. */
type Added =
  | { readonly ok: true; readonly goTo: string | null }
  | { readonly ok: false; readonly message: string; readonly errors: Readonly<Record<string, string>> }

/** Puts a choice into the cart. Returns where to go on to (express checkout), null to stay, or the failure's message. */
export async function addToCart(choice: Choice, wanted: Wanted): Promise<Added> {
  const { quantity, additionalFields } = wanted
  if (choice.isSubscription) return subscribe(choice, wanted)
  const isGift = choice.productType === productTypeNumbers['gift-card']
  if (isGift && additionalFields === null) {
    const path = giftCardPath(choice.itemId, choice.variant?.id ?? null, quantity)
    return { ok: true, goTo: inPageLanguage(path) }
  }
  const body = { itemId: choice.itemId, sku: choice.variant?.sku ?? null, quantity, additionalFields }
  const addition = additionOf(JSON.stringify(body))
  const headers = { 'Add-To-Cart-Id': addition.key }
  const answer = await callShop<typeof addEntryCall>(addEntryAddress, { body }, { headers })
  noteAnswer(addition, answer.ok ? 200 : answer.refusal.status)
  if (!answer.ok) {
    const message = await tellAvailable(choice, answer.refusal.message)
    return { ok: false, message, errors: answer.refusal.errors }
  }
  const { shoppingCart, newlyAdded } = answer.reply
  tellAdded(choice, { quantity, unitPriceCents: newlyAdded.purchasePriceCents ?? null })
  if (isGift) return { ok: true, goTo: inPageLanguage(giftEntryPath(newlyAdded.id)) }
  if (isExpressCheckout()) {
    return {
      ok: true,
      goTo: inPageLanguage(`/checkout?cartToken=${encodeURIComponent(shoppingCart.cartToken)}`),
    }
  }
  takeAdded(shoppingCart, newlyAdded)
  return { ok: true, goTo: null }
}

/** Begins the cart of a subscription, whose page is gone on to. */
async function subscribe(choice: Choice, { quantity, additionalFields }: Wanted): Promise<Added> {
  const answer = await callShop<typeof beginSubscriptionCall>(beginSubscriptionAddress, {
    body: {
      itemId: choice.itemId,
      sku: choice.variant?.sku ?? null,
      qty: quantity,
      additionalFields,
    },
  })
  if (!answer.ok) return { ok: false, message: answer.refusal.message, errors: answer.refusal.errors }
  tellAdded(choice, { quantity, unitPriceCents: null })
  return { ok: true, goTo: inPageLanguage(subscribePath(answer.reply.cartToken)) }
}

function tellAdded(
  { itemId, variant, isSubscription }: Choice,
  { quantity, unitPriceCents }: { readonly quantity: number; readonly unitPriceCents: number | null },
) {
  tellCommerce({
    name: 'add-to-cart',
    productId: itemId,
    sku: variant?.sku ?? null,
    quantity,
    unitPriceCents,
    isSubscription,
  })
}

/** Where the form of a choice is filled in on a page of its own. */
export function formPageOf({ itemId, variant, quantityText }: Choice): string {
  const asked = new URLSearchParams({ itemId, sku: variant?.sku ?? '', quantity: quantityText || '1' })
  return inPageLanguage(`/cart/form?${asked}`)
}

/** A message under the title that fits what was tried (specification, section 8). */
export function failureOf(tried: Pick<Choice, 'productType' | 'isSubscription'>, message: string): Failure {
  return { title: failureTitle(tried), message }
}
