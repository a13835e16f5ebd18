import type { SiteStore } from '@vitrine/store/store'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { refundJobKind, refundOrder } from '../orders/refund-order.ts'
import { payBack, payBackJobKind, underWayMs } from '../orders/refunds/pay-back.ts'
import { reconcileJobKind } from '../payments/reconcile-job.ts'
import type { Services } from '../services/services.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { returnCharge } from './return/return-charge.ts'
import { returnChargeJobKind } from './return/return-charge-job.ts'

/** The jobs of selling: attempts to pay that were left open, and money that goes back. */
export function checkoutJobs(services: Services): JobHandlers {
  const later = async (store: SiteStore, jobId: string, waitMs: number): Promise<'finished'> => {
    await store.jobs.postpone(jobId, services.clock() + waitMs)
    return 'finished'
  }
  return {
    [reconcileJobKind]: async ({ id, payload, store, attempts }) => {
      switch (await reconcilePayment(store, idIn(payload, 'paymentId'), { services, attempts })) {
        case 'ended':
          return undefined
        case 'processing':
          return later(store, id, underWayMs)
        case 'gateway-silent':
          // An outage is no try: those are of orders that cannot be written down.
          return later(store, id, silentMs)
      }
    },
    [returnChargeJobKind]: async ({ id, payload, store }) => {
      const paymentId = idIn(payload, 'paymentId')
      const { kind } = await returnCharge(store, paymentId, services)
      if (kind === 'gateway-silent') throw new Error(`The gateway does not answer for payment ${paymentId}.`)
      return kind === 'under-way' ? later(store, id, underWayMs) : undefined
    },
    [payBackJobKind]: ({ payload, store }) =>
      payBack(store, { orderId: idIn(payload, 'orderId'), refundId: idIn(payload, 'refundId') }, services),
    [refundJobKind]: ({ payload, store }) => refundOrder(store, idIn(payload, 'orderId'), services),
  }
}

/** Jobs on which money and stock hang: they are tried until they are done. */
export const patientJobKinds: ReadonlySet<string> = new Set([
  reconcileJobKind,
  returnChargeJobKind,
  refundJobKind,
  payBackJobKind,
])

/** How soon a gateway that was silent about a payment is asked again. */
const silentMs = 5 * 60_000

function idIn(payload: unknown, name: string): string {
  const fields: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const id = fields[name]
  if (typeof id !== 'string') throw new Error(`A job has no ${name}`)
  return id
}
