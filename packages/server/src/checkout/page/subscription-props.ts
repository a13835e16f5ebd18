import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import { nextPaymentDay } from '@vitrine/domain/subscriptions/next-payment-day'
import type { PricedCart, PriceSource } from '../../cart/price-stored-cart.ts'

/** What the checkout says of a subscription, and by what it can be paid; nothing for what comes once. */
export function subscriptionProps(
  { cart, breakdown }: PricedCart,
  { site }: PriceSource,
  { nowMs, gateways }: { readonly nowMs: number; readonly gateways: CheckoutPageProps['gateways'] },
): Pick<CheckoutPageProps, 'gateways' | 'subscription'> {
  const line = cart.isSubscription ? breakdown.lines.find(({ plan }) => plan) : undefined
  if (!line?.plan) return { gateways }
  const { timeZone, language } = site
  return {
    // The page of the gateway asks for the right to charge again; the card form in ours does not.
    gateways: gateways.map(({ cardForm: _, ...gateway }) => gateway),
    subscription: {
      plan: line.plan,
      nextDay: nextPaymentDay(line.plan, { nowMs, timeZone, language }),
      productUrl: line.fullUrl,
      ...(line.productType === 'paywall' && { isMembership: true }),
    },
  }
}
