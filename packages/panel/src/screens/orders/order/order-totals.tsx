import { paymentsWords } from '@vitrine/domain/discounts/payments-words'
import { cardsGivenBack } from '@vitrine/domain/orders/canceled-money'
import { moneyDueCents } from '@vitrine/domain/orders/money-due'
import type { Order } from '@vitrine/domain/orders/order'
import { namedShippingText } from '@vitrine/domain/orders/parcels/shipping-texts'
import { refundTotals } from '@vitrine/domain/orders/refunds/refunded-cents'
import { useFormat } from '../../../format/use-format.ts'
import { SumRow, Sums } from '../../../parts/sums/sums.tsx'

/** The sums of an order as they were when it was placed, tax by rule. */
export function OrderTotals({ order }: { readonly order: Order }) {
  const { money, percent } = useFormat()
  const { doneCents, underWayCents, failedCents } = refundTotals(order)
  const show = (cents: number) => money(cents, order.currency)
  return (
    <Sums>
      <SumRow name="Subtotal" amount={show(order.subtotalCents)} />
      {order.discounts?.map(({ id, name, code, discountClass, amountCents, payments }) => (
        <SumRow
          key={id}
          name={[
            code === '' ? name : `${name} (${code})`,
            ...(payments === undefined ? [] : [paymentsWords(payments)]),
          ].join(', ')}
          amount={
            discountClass === 'SHIPPING' ? `Free delivery (${show(amountCents)})` : `−${show(amountCents)}`
          }
        />
      ))}
      {order.shipping && (
        <SumRow name={namedShippingText(order.shipping)} amount={show(order.shippingCents)} />
      )}
      {!order.taxIsIncluded &&
        order.taxLines.map((tax) => (
          <SumRow
            key={tax.name}
            name={`${tax.name} (${percent(tax.rateMilliPercent)})`}
            amount={show(tax.taxCents)}
          />
        ))}
      <SumRow name="Total" amount={show(order.grandTotalCents)} isTotal />
      {order.giftCards?.map(({ id, lastFour, cents }) => (
        <SumRow key={id} name={`Gift card ••••${lastFour}`} amount={`−${show(cents)}`} />
      ))}
      {cardsGivenBack(order).map(({ id, lastFour, cents }) => (
        <SumRow key={id} name={`Back on gift card ••••${lastFour}`} amount={show(cents)} />
      ))}
      {order.giftCards && order.paymentState !== 'PENDING' && (
        <SumRow name="Paid in money" amount={show(moneyDueCents(order))} />
      )}
      {doneCents > 0 && <SumRow name="Refunded" amount={`−${show(doneCents)}`} />}
      {underWayCents > 0 && <SumRow name="Refund under way" amount={`−${show(underWayCents)}`} />}
      {failedCents > 0 && <SumRow name="Refund failed" amount={`−${show(failedCents)}`} />}
      {order.taxIsIncluded &&
        order.taxLines.map((tax) => (
          <SumRow
            key={tax.name}
            name={`Includes ${tax.name} (${percent(tax.rateMilliPercent)})`}
            amount={show(tax.taxCents)}
          />
        ))}
    </Sums>
  )
}
