import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import { refusedCode } from '@vitrine/domain/cart/code-problem'
import { agreedDiscountId } from '@vitrine/domain/cart/proposals/agreed-offers'
import type { DiscountContext } from '@vitrine/domain/discounts/discount-offer'
import { isWaiver } from '@vitrine/domain/discounts/waiver'
import { automaticCode, type WantedUse } from '@vitrine/store/discounts/discounts'
import type { SiteTables } from '@vitrine/store/store'

/** A discount that was in the total, and is gone; `code` that brought it, '' where none did. */
export interface GoneDiscount {
  readonly code: string
  readonly isByCustomer: boolean
}

/** A code of the cart that is over, so that the buyer may have seen a lower total; null where there is none. */
export function findGoneCode({ codes }: Breakdown): GoneDiscount | null {
  const gone = codes.find(({ reason }) => refusedCode(reason) !== null)
  return gone ? { code: gone.code, isByCustomer: gone.reason?.kind === 'used-by-customer' } : null
}

/** What is known of a payment that begins. */
export interface BegunPayment {
  readonly id: string
  readonly cartId: string
  readonly nowMs: number
  /** A keyed hash of the buyer's address. */
  readonly customerKey: string
}

/** Reserves the uses of the discounts of a cart for its payment; all or none. Returns the one that is gone, else null. */
export async function reserveDiscounts(
  { discountUses }: Pick<SiteTables, 'discountUses'>,
  { customerKey, ...payment }: BegunPayment,
  { discounts, granted = [], currency }: Pick<Breakdown, 'discounts' | 'granted' | 'currency'>,
  context: DiscountContext | null,
): Promise<GoneDiscount | null> {
  // One that a subscription has later only is used by its first order, too.
  const later = granted
    .filter(({ discount, code }) => !discounts.some((each) => each.id === discount.id && each.code === code))
    .map(({ discount: { id }, code }) => ({ id, code, amountCents: 0 }))
  const used = [...discounts.filter((each) => each.id !== agreedDiscountId && !isWaiver(each)), ...later]
  if (used.length === 0) return null
  const once = new Set(
    context?.offers.flatMap(({ discount }) => (discount.isOncePerCustomer ? [discount.id] : [])),
  )
  const uses = used.map(
    ({ id, code, amountCents }): WantedUse => ({
      discountId: id,
      code: code === '' ? automaticCode(id) : code,
      amountCents,
      customerKey: once.has(id) ? customerKey : '',
    }),
  )
  const reserved = await discountUses.reserve({ ...payment, currency }, uses)
  if (reserved.ok) return null
  const { use, problem } = reserved
  const isAutomatic = use.code === automaticCode(use.discountId)
  return { code: isAutomatic ? '' : use.code, isByCustomer: problem === 'used-by-customer' }
}
