import type { CartInReply } from '@vitrine/contract/cart/page-props'
import { hasNoPrice, lineProblemText } from '@vitrine/domain/cart/messages'
import { amountComesLaterText, knownAmounts, laterTextIn } from '@vitrine/domain/checkout/known-amounts'
import { formatMoney, formatPriceOrFree } from '@vitrine/domain/money/format-money'
import { shippingText } from '@vitrine/domain/orders/parcels/shipping-texts'
import { planWords } from '@vitrine/domain/subscriptions/plan-words'
import type { ReactNode } from 'react'
import { Answers } from '../../parts/buyers-form/answers.tsx'
import { giftText } from '../../parts/gift/gift-text.ts'
import { PriceChange } from '../../parts/money/price-change.tsx'
import { freeLabel } from '../../parts/page-frame/free-label.ts'
import { ChevronIcon } from '../../parts/page-frame/icons.tsx'
import { Thumbnail } from '../../parts/page-frame/thumbnail.tsx'
import { TotalsTable } from '../../parts/page-frame/totals-table.tsx'
import { CodeBox } from '../code-box/code-box.tsx'
import { discountRows } from '../code-box/discount-rows.ts'
import { giftCardRows } from '../code-box/gift-card-rows.ts'
import type { StepProps } from './checkout-context.ts'

/** What is being bought: folded away on phones with its total in sight, always open beside the steps elsewhere. */
export function OrderSummary({ state, props, actions }: StepProps) {
  const { cart } = state.reply
  const isFinal = knownAmounts(cart).total
  const { value, currencyCode } = isFinal ? cart.amountDue : cart.subtotal
  const amount = formatMoney(value, currencyCode, props.locale)
  const planText = props.subscription && planWords(props.subscription.plan)
  const name = props.donation ? 'Your donation' : 'Order summary'
  const body = (
    <SummaryBody
      cart={cart}
      locale={props.locale}
      coverText={props.donation?.coverText}
      planText={planText}
      laterText={laterTextIn(state.open.name, cart)}
    >
      {props.donation ? null : (
        <CodeBox
          reply={state.reply}
          actions={actions.codes}
          form={{
            action: '/checkout#vt-codes',
            fields: { cartToken: cart.cartToken, step: 'code', back: state.open.name },
          }}
          problem={props.codeProblem ?? null}
          typed={props.codeProblem ? props.values.code : undefined}
          isAwake={state.isAwake}
          isForSubscription={props.subscription !== undefined}
        />
      )}
    </SummaryBody>
  )
  return (
    <aside className="vt-summary" aria-label={name} id="vt-codes">
      <details className="vt-summary-folded" open={props.codeProblem ? true : undefined}>
        <summary>
          <span>
            {name} <ChevronIcon />
            {planText ? <span className="vt-summary-choice">{planText}</span> : null}
          </span>
          <strong>{isFinal ? amount : `Subtotal ${amount}`}</strong>
        </summary>
        {body}
      </details>
      <div className="vt-summary-open">
        <h2>{name}</h2>
        {body}
      </div>
    </aside>
  )
}

/** Lines and totals of a cart. */
export function SummaryBody({
  cart,
  locale,
  coverText,
  planText,
  laterText = amountComesLaterText,
  children,
}: {
  readonly cart: CartInReply
  readonly locale: string
  /** What of a donation goes to the costs of its payment. */
  readonly coverText?: string | undefined
  /** How often and how long it is paid, of a subscription. */
  readonly planText?: string | undefined
  /** What stands in place of an amount that is not known yet. */
  readonly laterText?: string
  readonly children?: ReactNode
}) {
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
              <PriceChange item={item} locale={locale} />
              {planText ? <span className="vt-summary-choice">{planText}</span> : null}
              {coverText ? <span className="vt-summary-choice">{coverText}</span> : null}
              <Answers answers={item.answers ?? []} />
              {item.gift ? <span className="vt-summary-choice">{giftText(item.gift, locale)}</span> : null}
              {item.problem ? (
                <span className="vt-summary-problem">
                  {lineProblemText(item.problem, item.productName, item.availableQuantity)}
                </span>
              ) : null}
              <span className="vt-visually-hidden">Quantity {item.quantity}</span>
            </div>
            <span className="vt-summary-price">
              {hasNoPrice(item.problem) ? null : money(item.itemTotal.value)}
            </span>
          </li>
        ))}
      </ul>
      {children}
      <TotalsTable
        rows={totalRows(cart, money, { locale, laterText })}
        total={{
          label: 'Total',
          text: knownAmounts(cart).total ? money(cart.grandTotal.value) : laterText,
          isPending: !knownAmounts(cart).total,
        }}
        paid={knownAmounts(cart).total ? paidRows(cart, money) : []}
      />
    </>
  )
}

/** What gift cards pay of the total, and what is left. */
function paidRows({ giftCards, amountDue }: CartInReply, money: (cents: number) => string) {
  if (giftCards.length === 0) return []
  return [...giftCardRows(giftCards, money), { label: 'Due now', text: money(amountDue.value) }]
}

function totalRows(
  cart: CartInReply,
  money: (cents: number) => string,
  { locale, laterText }: { readonly locale: string; readonly laterText: string },
) {
  const known = knownAmounts(cart)
  const discounts = cart.discounts.map((each) => ({ ...each, cents: each.amount.value }))
  const rows = [{ label: 'Subtotal', text: money(cart.subtotal.value) }, ...discountRows(discounts, money)]
  if (cart.requiresShipping) {
    const cost = formatPriceOrFree(cart.shippingTotal.value, {
      currency: cart.shippingTotal.currencyCode,
      language: locale,
      freeLabel,
    })
    rows.push({ label: arrivalLabel(cart), text: known.shipping ? cost : laterText })
  }
  if (!known.tax) return [...rows, { label: 'Tax', text: laterText }]
  // As on the page and in the mails of the order: what is not taxed has no line.
  if (cart.taxTotal.value === 0) return rows
  return [...rows, { label: cart.taxIsIncluded ? 'Tax included' : 'Tax', text: money(cart.taxTotal.value) }]
}

/** How it comes to its buyer, as the order will call it. */
function arrivalLabel({ fulfillmentOptions, selectedShippingOptionKey }: CartInReply): string {
  const chosen = fulfillmentOptions.find(({ key }) => key === selectedShippingOptionKey)
  return shippingText(chosen ?? null)
}
