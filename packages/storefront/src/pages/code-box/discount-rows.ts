import { paymentsWords } from '@vitrine/domain/discounts/payments-words'
import type { TotalRow } from '../../parts/page-frame/totals-table.tsx'

/** A discount as cart and order know it. */
export interface ShownDiscount {
  readonly name: string
  /** '' or absent for one that needs no code. */
  readonly promoCode?: string | undefined
  readonly discountClass: 'PRODUCT' | 'ORDER' | 'SHIPPING'
  readonly cents: number
  /** Of a subscription: for how many payments it holds; null: for all. */
  readonly payments?: number | null | undefined
}

/** A row of the totals for each discount: by its name and its code, for which payments of a subscription, and what it takes off. */
export function discountRows(
  discounts: readonly ShownDiscount[],
  money: (cents: number) => string,
): readonly TotalRow[] {
  return discounts.map(({ name, promoCode, discountClass, cents, payments }) => ({
    label: [
      promoCode ? `${name} (${promoCode})` : name,
      ...(payments === undefined ? [] : [paymentsWords(payments)]),
    ].join(' · '),
    // Delivery is shown at its price after the discount: taken off again, the rows would not add up.
    text: discountClass === 'SHIPPING' ? 'Free delivery' : `−${money(cents)}`,
  }))
}
