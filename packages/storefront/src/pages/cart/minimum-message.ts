import type { CartReply } from '@vitrine/contract/cart/page-props'
import { minimumText } from '@vitrine/domain/cart/messages'
import { formatMoney } from '@vitrine/domain/money/format-money'

/** Says how much an order must come to (specification, section 5). */
export function minimumMessage({ minimumOrderSubtotal }: CartReply, locale: string): string {
  const { currency, value } = minimumOrderSubtotal
  const [whole = '0', part = ''] = value.split('.')
  const cents = Number(whole + part)
  return minimumText(formatMoney(cents, currency, locale))
}
