import type { CartReply } from '@vitrine/contract/page-props'
import { formatMoney } from '../amount/format-money.ts'

/** Says how much an order must come to (specification, section 5). */
export function minimumMessage({ minimumOrderSubtotal }: CartReply, locale: string): string {
  const { currency, value } = minimumOrderSubtotal
  const [whole = '0', part = ''] = value.split('.')
  const cents = Number(whole + part)
  return `To check out, your order subtotal must be ${formatMoney(cents, currency, locale)} or more.`
}
