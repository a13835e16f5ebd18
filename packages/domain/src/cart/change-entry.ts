import { findVariant } from '../catalogue/choose-variant.ts'
import type { Product } from '../catalogue/product.ts'
import { canSupply } from '../catalogue/stock.ts'
import type { BuyersForm } from '../forms/buyers/buyers-form.ts'
import type { Filling } from '../forms/buyers/filled-form.ts'
import { storeFilling } from '../forms/buyers/stored-filling.ts'
import type { GiftDetails } from '../gift-cards/gift-details.ts'
import { areFillingsShort, isOneOnly, quantityInCart } from './adding/add-entry.ts'
import type { Cart, CartEntry } from './cart.ts'
import type { CartProblem } from './messages.ts'
import { withoutTyped } from './without-typed.ts'

/** A change of a line; `product` is what the catalogue says of it now, if anything. */
export interface QuantityChange {
  readonly entryId: string
  readonly quantity: number
  readonly product: Product | undefined
  readonly allowsSeveralServices: boolean
  readonly nowMs: number
}

/** The changed cart, or why not. `changed` is null when the line was removed. */
export type ChangeResult =
  | { readonly ok: true; readonly cart: Cart; readonly changed: CartEntry | null }
  | {
      readonly ok: false
      readonly problem: CartProblem | 'entry-unknown'
      /** A text for each field of a form that is wrong, by its id. */
      readonly errors?: Readonly<Record<string, string>>
    }

/** Sets the quantity of a line; 0 removes it. */
export function changeQuantity(cart: Cart, change: QuantityChange): ChangeResult {
  const { entryId, quantity, product, nowMs } = change
  const entry = cart.entries.find((each) => each.id === entryId)
  if (!entry) return { ok: false, problem: 'entry-unknown' }
  if (quantity === 0) return { ok: true, cart: withoutEntry(cart, entryId, nowMs), changed: null }

  const variant = product && findVariant(product, entry.variantId)
  if (!product || !variant) return { ok: false, problem: 'variant-unavailable' }
  if (isOneOnly(product, change) && quantity > 1) return { ok: false, problem: 'one-only' }
  const inCart = quantityInCart(cart, entry.variantId) - entry.quantity + quantity
  if (!canSupply(product.type, variant.stock, inCart)) return { ok: false, problem: 'out-of-stock' }
  return replaceEntry(cart, { ...entry, quantity }, nowMs)
}

/** What is filled in again of the form of a line; `product` is what the catalogue says of it now, if anything. */
export interface FieldsChange {
  readonly entryId: string
  readonly product: Product | undefined
  readonly fill: (form: BuyersForm) => Filling
  readonly nowMs: number
}

/** Takes the form of a line as it was filled in again. */
export function changeFields(cart: Cart, { entryId, product, fill, nowMs }: FieldsChange): ChangeResult {
  const entry = cart.entries.find((each) => each.id === entryId)
  if (!entry) return { ok: false, problem: 'entry-unknown' }
  const form = product?.isVisible ? product.additionalFieldsForm : undefined
  if (!form) return { ok: false, problem: 'form-gone' }
  const filling = fill(form)
  if (!filling.ok) return filling
  const { additionalFields: _was, answeredFields: _were, ...line } = entry
  const changed = replaceEntry(cart, { ...line, ...storeFilling(filling.filled) }, nowMs)
  return areFillingsShort(changed.cart.entries) ? changed : { ok: false, problem: 'fields-too-long' }
}

/** Says for whom a gift card of the cart is. */
export function changeGift(
  cart: Cart,
  { entryId, gift, nowMs }: { readonly entryId: string; readonly gift: GiftDetails; readonly nowMs: number },
): ChangeResult {
  const entry = cart.entries.find((each) => each.id === entryId)
  if (!entry) return { ok: false, problem: 'entry-unknown' }
  return replaceEntry(cart, { ...entry, gift }, nowMs)
}

function replaceEntry(cart: Cart, changed: CartEntry, nowMs: number): ChangeResult & { readonly ok: true } {
  const entries = cart.entries.map((each) => (each.id === changed.id ? changed : each))
  return { ok: true, cart: { ...cart, entries, updatedAtMs: nowMs }, changed }
}

function withoutEntry(cart: Cart, entryId: string, nowMs: number): Cart {
  const entries = cart.entries.filter((each) => each.id !== entryId)
  const changed = { ...cart, entries, updatedAtMs: nowMs }
  // Who fills an emptied cart again may be somebody else at the same computer.
  return entries.length === 0 ? withoutTyped(changed) : changed
}
