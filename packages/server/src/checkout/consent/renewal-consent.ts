import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import { isSubscribed } from '@vitrine/domain/cart/is-subscribed'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Order } from '@vitrine/domain/orders/order'
import { agreementText } from '@vitrine/domain/subscriptions/agreement'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'

/** The consent as the order keeps it: when, and in which words. */
export function renewalConsentOf(
  breakdown: Breakdown,
  { site, nowMs }: { readonly site: Site; readonly nowMs: number },
): Pick<Order, 'renewalConsent'> {
  const plan = isSubscribed(breakdown) ? breakdown.lines.find((each) => each.plan)?.plan : undefined
  if (!plan) return {}
  const write = (cents: number) => formatMoney(cents, breakdown.currency, site.language)
  const agreement = {
    plan,
    amount: write(breakdown.grandTotalCents),
    toCome: (breakdown.toCome ?? []).map(({ payments, grandTotalCents }) => ({
      payments,
      amount: write(grandTotalCents),
    })),
    isTaxKnown: true,
    nextDay: '',
    requiresShipping: breakdown.requiresShipping,
  }
  const text = agreementText(agreement, sayIn(site.language))
  return { renewalConsent: { atMs: nowMs, text } }
}
