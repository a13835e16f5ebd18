import { paymentsWords } from '@vitrine/domain/discounts/payments-words'
import { moneyDueCents } from '@vitrine/domain/orders/money-due'
import type { Order } from '@vitrine/domain/orders/order'
import { refundedCents } from '@vitrine/domain/orders/refunds/refunded-cents'
import { useFormat } from '../../../format/use-format.ts'
import classes from './order-totals.module.css'

/** The sums of an order as they were when it was placed, tax by rule. */
export function OrderTotals({ order }: { readonly order: Order }) {
  const { money } = useFormat()
  const show = (cents: number) => money(cents, order.currency)
  return (
    <dl className={classes.totals}>
      <Row name="Subtotal" amount={show(order.subtotalCents)} />
      {order.discounts?.map(({ id, name, code, discountClass, amountCents, payments }) => (
        <Row
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
      {order.shipping && <Row name={`Shipping, ${order.shipping.name}`} amount={show(order.shippingCents)} />}
      {!order.taxIsIncluded &&
        order.taxLines.map((tax) => (
          <Row
            key={tax.name}
            name={`${tax.name} (${percent(tax.rateMilliPercent)})`}
            amount={show(tax.taxCents)}
          />
        ))}
      <Row name="Total" amount={show(order.grandTotalCents)} isTotal />
      {order.giftCards?.map(({ id, lastFour, cents }) => (
        <Row key={id} name={`Gift card ••••${lastFour}`} amount={`−${show(cents)}`} />
      ))}
      {order.giftCards && <Row name="Paid in money" amount={show(moneyDueCents(order))} />}
      {refundedCents(order) > 0 && <Row name="Refunded" amount={`−${show(refundedCents(order))}`} />}
      {order.taxIsIncluded &&
        order.taxLines.map((tax) => (
          <Row
            key={tax.name}
            name={`Includes ${tax.name} (${percent(tax.rateMilliPercent)})`}
            amount={show(tax.taxCents)}
          />
        ))}
    </dl>
  )
}

interface RowProps {
  readonly name: string
  readonly amount: string
  readonly isTotal?: boolean
}

function Row({ name, amount, isTotal = false }: RowProps) {
  return (
    <div className={classes.row} data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

function percent(rateMilliPercent: number): string {
  return `${rateMilliPercent / 1000}%`
}
