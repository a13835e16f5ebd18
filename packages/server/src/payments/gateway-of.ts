import { isAccountKey, serviceOf } from '@vitrine/domain/payments/gateway-keys'
import type { SiteTables } from '@vitrine/store/store'
import type { Gateway } from '../services/gateway.ts'
import type { Services } from '../services/services.ts'
import { openAccount } from './account-keys.ts'
import { paypalGateway } from './paypal/paypal-gateway.ts'
import { stripeGateway } from './stripe/stripe-gateway.ts'

/** What is needed to reach the gateways of a site. */
export type GatewayServices = Pick<Services, 'gateways' | 'secret' | 'clock' | 'log'>

/** Where the accounts of a site are kept. */
export type AccountTables = Pick<SiteTables, 'gatewayAccounts'> & { readonly websiteId: string }

/** Who took a payment of a site, by the key that the payment keeps; null where the site has no account there any more. */
export async function gatewayOf(
  { gatewayAccounts, websiteId }: AccountTables,
  key: string,
  { gateways, secret, clock, log }: GatewayServices,
): Promise<Gateway | null> {
  if (key === 'manual') return gateways.manual
  if (key === 'test') return gateways.test
  if (!isAccountKey(key)) return null
  const kept = await gatewayAccounts.find(key)
  const account = kept && openAccount(kept, { gateway: key, websiteId, secret })
  if (!kept || !account) return null
  const { hosts, timeLimitMs } = gateways
  const opened = { key, websiteId, timeLimitMs, clock, log }
  if (serviceOf(key) === 'paypal') {
    const { secretKey: clientSecret, webhookSecret: webhookId } = account
    const paypal = { clientId: kept.publicKey, clientSecret, webhookId }
    return paypalGateway({ ...opened, account: paypal, host: hosts.paypal ?? null })
  }
  return stripeGateway({ ...opened, account, host: hosts.stripe })
}
