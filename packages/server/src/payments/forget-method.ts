import type { KeptMethod } from '@vitrine/store/payments/saved-methods'
import type { SiteTables } from '@vitrine/store/store'
import { askGateway } from './ask-gateway.ts'
import { type AccountTables, type GatewayServices, gatewayOf } from './gateway-of.ts'
import { openToken } from './saved-tokens.ts'

/** Forgets a saved method here at once, and with its gateway as far as that answers: it is never charged again. */
export async function forgetMethod(
  tables: AccountTables & Pick<SiteTables, 'savedMethods'>,
  method: KeptMethod,
  services: GatewayServices,
): Promise<void> {
  const token = openToken(method, services)
  await tables.savedMethods.remove(method.id, services.clock())
  const gateway = await gatewayOf(tables, method.gateway, services)
  if (!gateway || token === null) return
  const { timeLimitMs } = services.gateways
  await askGateway({ timeLimitMs, log: services.log }, (signal) => gateway.forget(token, signal))
}
