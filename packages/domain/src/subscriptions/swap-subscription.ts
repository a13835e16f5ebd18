import { choiceOf, optionValuesOf } from '../catalogue/choose-variant.ts'
import { imageUrlOf } from '../catalogue/present-image.ts'
import { currentPriceCents, isVariantOnSale } from '../catalogue/price.ts'
import type { Product, Variant } from '../catalogue/product.ts'
import type { Address } from '../contact/address.ts'
import { isSameAddress } from '../contact/check-address.ts'
import type { ChangeContext, ChangeResult } from './change-subscription.ts'
import { note } from './renewal.ts'
import type { Subscription } from './subscription.ts'
import { swapProblem } from './swaps.ts'

/** Changes what comes from the next cycle on: another variant at its price of today, or more or fewer of the same at the price that was agreed. */
export function swap(
  subscription: Subscription,
  { product, variantId, quantity }: { product: Product | undefined; variantId: string; quantity: number },
  { nowMs, shop, by }: Pick<ChangeContext, 'nowMs' | 'shop' | 'by'>,
): ChangeResult {
  if (!isChangeable(subscription)) return { ok: false, problem: 'not-running' }
  const isSame = variantId === subscription.line.variantId
  // A change is told by mail and in its history: one that is none is not.
  if (isSame && quantity === subscription.line.quantity) return { ok: false, problem: 'nothing-changed' }
  const variant = product?.variants.find((each) => each.id === variantId)
  if (!product || !variant) return { ok: false, problem: 'not-offered' }
  const problem = swapProblem(subscription, product, { variantId, quantity }, shop)
  if (problem !== null) return { ok: false, problem }
  const line = { ...subscription.line, quantity, ...chosen(subscription, product, variant) }
  // Another variant comes at its price of today: what was announced was of the one before.
  const { newPrice: _, ...bare } = subscription
  const kept = isSame ? subscription : { ...bare, taxIsIncluded: shop.taxIsIncluded }
  const name = [line.title, choiceOf(line)].filter(Boolean).join(', ')
  const fact = { code: 'swapped', quantity, name } as const
  return {
    ok: true,
    subscription: note({ ...kept, line }, { atMs: nowMs, kind: 'swapped', fact, by }),
  }
}

/** Sends it to another address from now on; the bill goes there, too, unless it has an address of its own. */
export function moveTo(
  subscription: Subscription,
  address: Address,
  { nowMs, by }: Pick<ChangeContext, 'nowMs' | 'by'>,
): ChangeResult {
  if (!isChangeable(subscription)) return { ok: false, problem: 'not-running' }
  const { shippingAddress, billingAddress } = subscription
  const held = shippingAddress ?? billingAddress
  if (held && isSameAddress(held, address)) return { ok: false, problem: 'nothing-changed' }
  const moved =
    shippingAddress === null
      ? { ...subscription, billingAddress: address }
      : { ...subscription, shippingAddress: address }
  const fact = { code: 'address-changed' } as const
  return { ok: true, subscription: note(moved, { atMs: nowMs, kind: 'address-changed', fact, by }) }
}

/** Whether a subscription will be charged some day again. */
export function isChangeable({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'active' || state === 'past-due' || state === 'paused'
}

function chosen({ line }: Subscription, product: Product, variant: Variant) {
  if (variant.id === line.variantId) return {}
  return {
    variantId: variant.id,
    sku: variant.sku,
    optionValues: optionValuesOf(product, variant),
    unitPriceCents: currentPriceCents(product.type, variant),
    isOnSale: isVariantOnSale(product.type, variant),
    imageUrl: imageUrlOf(product, variant),
  }
}
