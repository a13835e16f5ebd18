import type { CartInReply } from '@vitrine/contract/cart/page-props'
import { amountComesLater, knownAmounts } from '@vitrine/domain/checkout/known-amounts'
import { formatMoney, formatPriceOrFree } from '@vitrine/domain/money/format-money'
import { Answers } from '../../parts/buyers-form/answers.tsx'
import { freeLabel } from '../../parts/page-frame/free-label.ts'
import { ChevronIcon } from '../../parts/page-frame/icons.tsx'
import { Thumbnail } from '../../parts/page-frame/thumbnail.tsx'
import { TotalsTable } from '../../parts/page-frame/totals-table.tsx'
import type { StepProps } from './checkout-context.ts'

/** What is being bought: folded away on phones with its total in sight, always open beside the steps elsewhere. */
export function OrderSummary({ state, props }: StepProps) {
  const { cart } = state.reply
  const isFinal = knownAmounts(cart).total
  const { value, currencyCode } = isFinal ? cart.grandTotal : cart.subtotal
  const amount = formatMoney(value, currencyCode, props.locale)
  return (
    <aside className="vt-summary" aria-label="Order summary">
      <details className="vt-summary-folded">
        <summary>
          <span>
            Order summary <ChevronIcon />
          </span>
          <strong>{isFinal ? amount : `Subtotal ${amount}`}</strong>
        </summary>
        <SummaryBody cart={cart} locale={props.locale} />
      </details>
      <div className="vt-summary-open">
        <h2>Order summary</h2>
        <SummaryBody cart={cart} locale={props.locale} />
      </div>
    </aside>
  )
}

function SummaryBody({ cart, locale }: { readonly cart: CartInReply; readonly locale: string }) {
  const money = (cents: number) => formatMoney(cents, cart.grandTotal.currencyCode, locale)
  return (
    <>
      <ul className="vt-summary-lines">
        {cart.items.map((item) => (
          <li key={item.id} className="vt-summary-line">
            <span className="vt-summary-picture">
              <Thumbnail url={item.image?.url ?? null} sizePx={64} />
              <span className="vt-summary-count" aria-hidden="true">
                {item.quantity}
              </span>
            </span>
            <div className="vt-summary-words">
              <span className="vt-summary-name">{item.productName}</span>
              <span className="vt-summary-choice">
                {item.variantOptions.map((each) => each.value).join(' · ')}
              </span>
              <Answers answers={item.answers ?? []} />
              <span className="vt-visually-hidden">Quantity {item.quantity}</span>
            </div>
            <span className="vt-summary-price">{money(item.itemTotal.value)}</span>
          </li>
        ))}
      </ul>
      <TotalsTable
        rows={totalRows(cart, money, locale)}
        total={{
          label: 'Total',
          text: knownAmounts(cart).total ? money(cart.grandTotal.value) : amountComesLater,
          isPending: !knownAmounts(cart).total,
        }}
      />
    </>
  )
}

function totalRows(cart: CartInReply, money: (cents: number) => string, locale: string) {
  const known = knownAmounts(cart)
  const rows = [{ label: 'Subtotal', text: money(cart.subtotal.value) }]
  if (cart.discountTotal.value > 0)
    rows.push({ label: 'Discount', text: `−${money(cart.discountTotal.value)}` })
  if (cart.requiresShipping) {
    const cost = formatPriceOrFree(cart.shippingTotal.value, {
      currency: cart.shippingTotal.currencyCode,
      language: locale,
      freeLabel,
    })
    rows.push({ label: 'Shipping', text: known.shipping ? cost : amountComesLater })
  }
  if (cart.taxIsIncluded) {
    if (cart.taxTotal.value > 0) rows.push({ label: 'Tax included', text: money(cart.taxTotal.value) })
  } else {
    rows.push({ label: 'Tax', text: known.tax ? money(cart.taxTotal.value) : amountComesLater })
  }
  return rows
}
