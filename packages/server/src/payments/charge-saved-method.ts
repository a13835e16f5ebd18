import type { KeptMethod } from '@vitrine/store/payments/saved-methods'
import type { ChargeAnswer } from '../services/gateway.ts'
import { askGateway, type GatewayReply } from './ask-gateway.ts'
import { decline } from './decline.ts'
import { type AccountTables, type GatewayServices, gatewayOf } from './gateway-of.ts'
import { openToken } from './saved-tokens.ts'

/** A charge while the buyer is away; the same payment asked again never charges twice. */
export interface RenewalCharge {
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  readonly method: KeptMethod
}

/** Charges a saved method. Where it is not known what happened, the same is asked again later, with the same payment. */
export async function chargeSavedMethod(
  tables: AccountTables,
  { paymentId, amountCents, currency, method }: RenewalCharge,
  services: GatewayServices,
): Promise<GatewayReply<ChargeAnswer>> {
  const gateway = await gatewayOf(tables, method.gateway, services)
  const methodToken = openToken(method, services)
  if (!gateway || methodToken === null) return { isKnown: true, answer: decline('method-gone') }
  const { timeLimitMs } = services.gateways
  const charge = {
    paymentId,
    amountCents,
    currency,
    kind: 'renewal',
    card: null,
    methodToken,
    visit: null,
  } as const
  return askGateway({ timeLimitMs, log: services.log }, (signal) => gateway.start(charge, signal))
}
