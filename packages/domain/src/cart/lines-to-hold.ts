import { isStocked } from '../catalogue/product-types.ts'
import type { Breakdown } from './breakdown.ts'

/** How long stock is held for a payment: a buyer who pays, or a charge with its buyer at their bank or away, before a job asks what became of it. */
export const holdMs = 15 * 60_000

/** The units that a payment reserves. Files and the like never run out, whatever was once counted of them. */
export function linesToHold({
  lines,
}: Pick<Breakdown, 'lines'>): readonly { readonly variantId: string; readonly quantity: number }[] {
  return lines
    .filter(({ productType, entry }) => isStocked(productType) && !entry.donation && !entry.free)
    .map(({ entry }) => ({ variantId: entry.variantId, quantity: entry.quantity }))
}
