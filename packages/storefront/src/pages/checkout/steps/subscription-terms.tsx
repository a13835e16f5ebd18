import { knownAmounts } from '@vitrine/domain/checkout/known-amounts'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { leastChargeCents } from '@vitrine/domain/payments/least-charge'
import { isTooLittle } from '@vitrine/domain/payments/too-little'
import { agreementLines, agreementText } from '@vitrine/domain/subscriptions/agreement'
import { CheckField } from '../../../parts/form-fields/check-field.tsx'
import type { StepProps } from '../checkout-context.ts'

/** What is charged now, what later, and how to stop it; and the box by which the buyer agrees. */
export function SubscriptionTerms({ state, props, form }: StepProps) {
  const { subscription, locale } = props
  if (!subscription) return null
  const { cart } = state.reply
  const { total: isTaxKnown } = knownAmounts(cart)
  const { value, currencyCode } = cart.grandTotal
  const { plan, nextDay, isMembership } = subscription
  const { requiresShipping } = cart
  const amount = formatMoney(value, currencyCode, locale)
  const toCome = (cart.toCome ?? []).map(({ payments, grandTotal }) => ({
    payments,
    amount: formatMoney(grandTotal.value, currencyCode, locale),
  }))
  const sums = [value, ...(cart.toCome ?? []).map(({ grandTotal }) => grandTotal.value)]
  const isFree = cart.subtotal.value > 0 && sums.includes(0)
  const isWaived = isFree || sums.some((cents) => isTooLittle(cents, currencyCode))
  const least = isWaived ? formatMoney(leastChargeCents(currencyCode), currencyCode, locale) : undefined
  const agreement = { plan, amount, toCome, isTaxKnown, nextDay, requiresShipping, isMembership, least }
  return (
    <section className="vt-agreement" aria-labelledby="agreement-title">
      <h3 id="agreement-title">Your subscription</h3>
      <ul>
        {agreementLines(agreement).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <CheckField form={form} name="acceptsRenewal" label={agreementText(agreement)} />
    </section>
  )
}
