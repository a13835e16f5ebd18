import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import type { JobHandlers, JobOutcome } from '../jobs/job-handler.ts'
import { type PaidBack, payBack, payBackJobKind } from '../orders/refunds/pay-back.ts'
import { returnJobOfBefore, returnOfBefore } from '../orders/refunds/return-money.ts'
import { reconcileJobKind } from '../payments/reconcile-job.ts'
import type { Services } from '../services/services.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { returnCharge } from './return/return-charge.ts'
import { readReturnCharge, returnChargeJobKind } from './return/return-charge-job.ts'

/** The jobs of selling: attempts to pay that were left open, and money that goes back. */
export function checkoutJobs(services: Services): JobHandlers {
  const later = (waitMs: number) => ({ againAtMs: services.clock() + waitMs })
  const unlessUnderWay = (back: PaidBack): JobOutcome => (back === 'under-way' ? later(underWayMs) : back)
  return {
    [reconcileJobKind]: async ({ payload, store, attempts }) => {
      switch (await reconcilePayment(store, reconcileJobs.read(payload).paymentId, { services, attempts })) {
        case 'ended':
          return undefined
        case 'processing':
          return later(underWayMs)
        case 'gateway-silent':
          // An outage is no try: those are of orders that cannot be written down.
          return later(silentMs)
      }
    },
    [returnChargeJobKind]: async ({ payload, store }) => {
      const { paymentId } = readReturnCharge(payload)
      const returned = await returnCharge(store, paymentId, services)
      switch (returned.kind) {
        case 'gateway-silent':
          throw new Error(`The gateway does not answer for payment ${paymentId}.`)
        case 'under-way':
          return later(underWayMs)
        case 'not-returned':
          return returned.after === 'nothing-there' ? undefined : 'finished'
        default:
          return undefined
      }
    },
    [payBackJobKind]: async ({ payload, store }) => {
      return unlessUnderWay(await payBack(store, payBackJobs.read(payload), services))
    },
    [returnJobOfBefore]: async ({ payload, store }) => {
      await returnOfBefore(store, returnJobs.read(payload).orderId, services)
      return undefined
    },
  }
}

const reconcileJobs = defineJob(reconcileJobKind, Type.Object({ paymentId: Type.String() }))
const payBackJobs = defineJob(
  payBackJobKind,
  Type.Object({ orderId: Type.String(), refundId: Type.String() }),
)
const returnJobs = defineJob(returnJobOfBefore, Type.Object({ orderId: Type.String() }))

/** Jobs on which money and stock hang: they are tried until they are done. */
export const patientJobKinds: ReadonlySet<string> = new Set([
  reconcileJobKind,
  returnChargeJobKind,
  returnJobOfBefore,
  payBackJobKind,
])

/** What is under way is asked after so often, should its payment service not tell. */
const underWayMs = 3_600_000

/** How soon a gateway that was silent about a payment is asked again. */
const silentMs = 5 * 60_000
