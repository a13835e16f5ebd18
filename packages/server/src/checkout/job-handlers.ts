import type { JobHandlers } from '../jobs/job-handler.ts'
import { refundJobKind, refundOrder } from '../orders/refund-order.ts'
import type { Services } from '../services.ts'
import { reconcileJobKind } from './reconcile-job.ts'
import { reconcilePayment } from './reconcile-payment.ts'

/** The jobs of selling: attempts to pay that were left open, and money that goes back. */
export function checkoutJobs(services: Services): JobHandlers {
  return {
    [reconcileJobKind]: ({ payload, store }) => reconcilePayment(store, idIn(payload, 'paymentId'), services),
    [refundJobKind]: ({ payload, store }) => refundOrder(store, idIn(payload, 'orderId'), services),
  }
}

function idIn(payload: unknown, name: string): string {
  const fields: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const id = fields[name]
  if (typeof id !== 'string') throw new Error(`A job has no ${name}`)
  return id
}
