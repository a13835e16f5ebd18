import type { CardFormSource } from '@vitrine/contract/checkout/page-props'
import { stripeAccountKey } from '@vitrine/domain/payments/gateway-keys'
import type { Site } from '@vitrine/domain/website/site'
import { noNeeds, type PageNeeds } from '@vitrine/site/theme/page-needs'
import type { SiteTables } from '@vitrine/store/store'
import type { PaymentHosts } from '../../services/gateway.ts'

/** The scripts of Stripe that speak the version of the API of its client (docs.stripe.com/sdks/stripejs-versioning). */
const scriptPath = '/endive/stripe.js'

/** What the checkout needs to draw Stripe's card form; null where the site takes no cards by Stripe. */
export async function findCardFormSource(
  { gatewayAccounts }: Pick<SiteTables, 'gatewayAccounts'>,
  { store }: Pick<Site, 'store'>,
  { stripe: standIn }: PaymentHosts,
): Promise<CardFormSource | null> {
  const key = stripeAccountKey(store.payments.stripe ?? 'off')
  const account = key === null ? undefined : await gatewayAccounts.find(key)
  if (!account?.publicKey) return null
  return { publicKey: account.publicKey, scriptUrl: (standIn ?? 'https://js.stripe.com') + scriptPath }
}

/** What the policy of the page must let Stripe's script do (docs.stripe.com/security/guide). */
export function cardFormNeeds({ scriptUrl }: CardFormSource): PageNeeds {
  const { origin } = new URL(scriptUrl)
  const isStandIn = origin !== 'https://js.stripe.com'
  return {
    ...noNeeds,
    scriptOrigins: isStandIn ? [origin] : [origin, 'https://*.js.stripe.com'],
    connections: isStandIn ? [] : ['https://api.stripe.com'],
  }
}
