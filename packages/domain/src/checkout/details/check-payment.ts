import type { Breakdown } from '../../cart/breakdown.ts'
import { isSubscribed } from '../../cart/is-subscribed.ts'
import { checkoutText } from '../../cart/purchase-problem.ts'
import { formatMoney } from '../../money/format-money.ts'
import { checkCard } from '../../payments/check-card.ts'
import { chooseWay } from '../../payments/choose-way.ts'
import { serviceNames } from '../../payments/gateway-keys.ts'
import type { OwnPaymentName } from '../../payments/payment-name.ts'
import type { StoreSettings } from '../../website/store-settings.ts'
import type { CheckedPayment, FieldErrors, SentPayment } from './buyer-details.ts'

/** What an order is paid with, or a text for each field that is wrong. */
export type PaymentResult =
  | { readonly ok: true; readonly paid: CheckedPayment }
  | { readonly ok: false; readonly errors: FieldErrors }

interface PaymentContext {
  readonly payments: StoreSettings['payments']
  readonly nowMs: number
  readonly language: string
}

/** Checks how a cart is to be paid. */
export function checkPayment(
  sent: SentPayment,
  breakdown: PaidBreakdown,
  { payments, nowMs, language }: PaymentContext,
): PaymentResult {
  const { currency, dueCents } = breakdown
  const isKept = isSubscribed(breakdown)
  // What comes again and again needs a way to pay that is kept, whatever the first cycle costs.
  if (dueCents === 0 && !isKept) return paid({ payment: { gateway: 'none', label: noneLabel(breakdown) } })

  const choice = chooseWay(sent, payments, { currency, dueCents, isKept })
  if (!choice.ok) {
    const text =
      choice.problem === 'too-little'
        ? leastText(formatMoney(choice.leastCents, currency, language))
        : checkoutText.selectPayment
    return { ok: false, errors: { 'payment.gateway': text } }
  }
  const { way } = choice
  switch (way.kind) {
    case 'stripe':
      return paid({ payment: { gateway: way.account, label: cardLabel } })
    case 'paypal':
      return paid({ payment: { gateway: way.account, label: serviceNames.paypal } })
    case 'manual': {
      const { label, instructions } = way.method
      return paid({ payment: { gateway: 'manual', label, instructions } })
    }
    case 'test':
      return checkTestCard(sent, nowMs)
  }
}

type PaidBreakdown = Pick<Breakdown, 'lines' | 'currency' | 'dueCents' | 'giftCards'>

function paid({ payment, card = null }: Partial<CheckedPayment> & Pick<CheckedPayment, 'payment'>) {
  return { ok: true as const, paid: { payment, card } }
}

/** An order that gift cards pay in full, or that costs nothing, asks no gateway. */
function noneLabel({ giftCards }: Pick<Breakdown, 'giftCards'>): string {
  return giftCards.some((each) => each.cents > 0) ? giftCardLabel : nothingToPayLabel
}

const giftCardLabel: OwnPaymentName = 'Gift card'

/** How orders that cost nothing say so. */
export const nothingToPayLabel: OwnPaymentName = 'Nothing to pay'

function checkTestCard(sent: SentPayment, nowMs: number): PaymentResult {
  if (sent.gateway !== 'test') return { ok: false, errors: { 'payment.gateway': checkoutText.selectPayment } }
  const checked = checkCard(sent, nowMs)
  if (checked.ok) return paid({ payment: { gateway: 'test', label: testCardLabel }, card: checked.card })
  const errors = Object.entries(checked.errors).map(([name, text]) => [`payment.${name}`, text])
  return { ok: false, errors: Object.fromEntries(errors) }
}

function leastText(least: string): string {
  return `Payments by card begin at ${least}. Please choose another way to pay, or put something more into your cart.`
}

/** How orders paid by card say so. */
const cardLabel: OwnPaymentName = 'Card'

/** How orders paid with the test gateway say so. */
const testCardLabel: OwnPaymentName = 'Test card'
