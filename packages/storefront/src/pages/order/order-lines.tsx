import type { OrderView } from '@vitrine/contract/orders/page-props'
import { formatMoney, formatPriceOrFree } from '@vitrine/domain/money/format-money'
import { moneyDueCents } from '@vitrine/domain/orders/money-due'
import { namedShippingText } from '@vitrine/domain/orders/parcels/shipping-texts'
import { Answers } from '../../parts/buyers-form/answers.tsx'
import { giftText } from '../../parts/gift/gift-text.ts'
import { freeLabel } from '../../parts/page-frame/free-label.ts'
import { Thumbnail } from '../../parts/page-frame/thumbnail.tsx'
import { TotalsTable } from '../../parts/page-frame/totals-table.tsx'
import { discountRows } from '../code-box/discount-rows.ts'

/** What was bought, line by line, and what it came to. */
export function OrderLines({ order, locale }: { readonly order: OrderView; readonly locale: string }) {
  const money = (cents: number) => formatMoney(cents, order.currency, locale)
  return (
    <section className="vt-order-card" aria-labelledby="order-lines-title">
      <h2 id="order-lines-title">{order.donation ? 'Your donation' : 'Your items'}</h2>
      <ul className="vt-summary-lines">
        {order.lines.map((line) => (
          <li key={line.id} className="vt-summary-line">
            <Thumbnail url={line.imageUrl} sizePx={64} />
            <div className="vt-summary-words">
              <span className="vt-summary-name">{line.title}</span>
              <span className="vt-summary-choice">
                {line.optionValues.map((option) => `${option.optionName}: ${option.value}`).join(' · ')}
              </span>
              <Answers answers={line.answers} />
              {line.productType === 'gift-card' ? (
                <span className="vt-summary-choice">{giftText(line.gift, locale)}</span>
              ) : null}
              {order.donation ? (
                <DonationWords donation={order.donation} money={money} />
              ) : (
                <span className="vt-summary-choice">
                  {line.quantity} × {money(line.unitPriceCents)}
                </span>
              )}
            </div>
            <span className="vt-summary-price">{money(line.subtotalCents)}</span>
          </li>
        ))}
      </ul>
      <TotalsTable
        rows={totalRows(order, money, locale)}
        total={{ label: 'Total', text: money(order.grandTotalCents) }}
        paid={[
          ...order.giftCards.map(({ lastFour, cents }) => ({
            label: `Gift card ••••${lastFour}`,
            text: `−${money(cents)}`,
          })),
          ...order.cardsGivenBack.map(({ lastFour, cents }) => ({
            label: `Back on gift card ••••${lastFour}`,
            text: money(cents),
          })),
          ...(order.giftCards.length > 0 ? moneyRows(order, money) : []),
          ...refundRows(order, money),
        ]}
      />
    </section>
  )
}

/** What gift cards left to be paid: still, or how it was. */
function moneyRows(order: OrderView, money: (cents: number) => string) {
  const { paymentState, fulfillmentStatus, payment } = order
  const cents = moneyDueCents(order)
  if (paymentState === 'PENDING') {
    return fulfillmentStatus === 'CANCELED' ? [] : [{ label: 'Due', text: money(cents) }]
  }
  const isPaid = paymentState === 'PAID' || paymentState === 'REFUNDED'
  return isPaid && cents > 0 ? [{ label: `Paid by ${payment.label}`, text: money(cents) }] : []
}

/** What came back, what is on its way, and what did not come back at first: the shop knows of that. */
function refundRows(order: OrderView, money: (cents: number) => string) {
  const { refundUnderWayCents, refundFailedCents } = order
  const rows = [
    { label: 'Refunded', cents: order.refundedCents },
    { label: 'Refund under way', cents: refundUnderWayCents },
    { label: 'Not refunded yet, the shop sees to it', cents: refundFailedCents },
  ]
  return rows.flatMap(({ label, cents }) => (cents > 0 ? [{ label, text: `−${money(cents)}` }] : []))
}

interface DonationWordsProps {
  readonly donation: NonNullable<OrderView['donation']>
  readonly money: (cents: number) => string
}

function DonationWords({ donation: { coverCents, note }, money }: DonationWordsProps) {
  return (
    <>
      {coverCents > 0 ? (
        <span className="vt-summary-choice">with {money(coverCents)} for the costs of the payment</span>
      ) : null}
      {note ? <span className="vt-summary-choice vt-preserve">{note}</span> : null}
    </>
  )
}

function totalRows(order: OrderView, money: (cents: number) => string, locale: string) {
  const discounts = order.discounts.map((each) => ({
    ...each,
    promoCode: each.code,
    cents: each.amountCents,
  }))
  const rows = [{ label: 'Subtotal', text: money(order.subtotalCents) }, ...discountRows(discounts, money)]
  if (order.shipping)
    rows.push({
      label: namedShippingText(order.shipping),
      text: formatPriceOrFree(order.shippingCents, { currency: order.currency, language: locale, freeLabel }),
    })
  // As in the mails of the order: what is not taxed has no line.
  if (order.taxCents > 0) {
    rows.push({ label: order.taxIsIncluded ? 'Tax included' : 'Tax', text: money(order.taxCents) })
  }
  return rows
}
