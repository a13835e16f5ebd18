import type { CartItemInReply } from '@vitrine/contract/cart/page-props'
import { priceChangedText } from '@vitrine/domain/cart/messages'
import { formatMoney } from '@vitrine/domain/money/format-money'

interface PriceChangeProps {
  readonly item: Pick<CartItemInReply, 'previousUnitPrice' | 'unitPrice'>
  readonly locale: string
}

/** Says that an item costs something else than when it was put into the cart; nothing where it does not. */
export function PriceChange({ item: { previousUnitPrice: was, unitPrice }, locale }: PriceChangeProps) {
  if (!was) return null
  const money = (value: number) => formatMoney(value, unitPrice.currencyCode, locale)
  const isLess = unitPrice.value < was.value
  return (
    <span className="vt-price-change">
      {priceChangedText({ was: money(was.value), now: money(unitPrice.value), isLess })}
    </span>
  )
}
