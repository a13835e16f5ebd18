import type { SiteStore } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import { askGateway } from '../payments/ask-gateway.ts'
import { gatewayOf } from '../payments/gateway-of.ts'
import { openToken } from '../payments/saved-tokens.ts'
import type { Services } from '../services/services.ts'
import { forgetMethodJobKind } from '../subscribed/retire-method.ts'

/** The row is gone when it runs: what the gateway knows the method by goes along, sealed. */
const read = defineJob(
  forgetMethodJobKind,
  Type.Object({ gateway: Type.String(), sealedToken: Type.String() }),
).read

/** Has a gateway forget a method. Throws when it does not answer, to be tried again. */
export async function forgetErasedMethod(
  store: SiteStore,
  payload: unknown,
  services: Services,
): Promise<void> {
  const { gateway: key, sealedToken } = read(payload)
  const token = openToken({ sealedToken, removedAtMs: null }, services)
  const gateway = await gatewayOf(store, key, services)
  if (!gateway || token === null) return
  const { timeLimitMs } = services.gateways
  const asked = await askGateway({ timeLimitMs, log: services.log }, (signal) =>
    gateway.forget(token, signal),
  )
  if (!asked.isKnown) throw new Error('A way to pay could not be forgotten at its payment service.')
}
