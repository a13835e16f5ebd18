import type { CartReply } from '@vitrine/contract/cart/page-props'
import type { TotalRow } from '../../parts/page-frame/totals-table.tsx'

/** A row of the totals for each gift card, with what it pays. */
export function giftCardRows(
  giftCards: CartReply['cart']['giftCards'],
  money: (cents: number) => string,
): readonly TotalRow[] {
  return giftCards.map(({ lastFour, amount }) => ({
    label: `Gift card ••••${lastFour}`,
    text: `−${money(amount.value)}`,
  }))
}
