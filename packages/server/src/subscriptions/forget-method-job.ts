import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { KeptMethod } from '@vitrine/store/payments/saved-methods'
import type { SiteStore } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import { askGateway } from '../payments/ask-gateway.ts'
import { gatewayOf } from '../payments/gateway-of.ts'
import { openToken } from '../payments/saved-tokens.ts'
import type { Services } from '../services/services.ts'

/** The kind of the jobs that have a gateway forget a way to pay that is charged no more. */
export const forgetMethodJobKind = 'forget-method'

/** The row is gone when it runs: what the gateway knows the method by goes along, sealed. */
const read = defineJob(
  forgetMethodJobKind,
  Type.Object({ gateway: Type.String(), sealedToken: Type.String() }),
).read

/** The job that has the gateway of a method forget it. */
export function forgetMethodJob({ id, gateway, sealedToken }: KeptMethod, nowMs: number): NewJob {
  const payload = { gateway, sealedToken }
  return { id: `forget-method-${id}`, kind: forgetMethodJobKind, payload, runAtMs: nowMs }
}

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
