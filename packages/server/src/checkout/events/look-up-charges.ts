import type { BookedPayment } from '@vitrine/store/payments/payments'
import type { SiteStore } from '@vitrine/store/store'
import { askGateway } from '../../payments/ask-gateway.ts'
import { gatewayOf } from '../../payments/gateway-of.ts'
import { startedCharge } from '../../payments/started-charge.ts'
import type { BookedCharge } from '../../services/gateway.ts'
import type { Services } from '../../services/services.ts'
import { comparePayments, type PaymentDiscrepancy } from '../discrepancies/payment-discrepancy.ts'

/** So many charges are looked up at the same time. */
const atOnce = 8

/** Payments of a site, and the charges in the books of its gateways. */
interface Compared {
  readonly payments: readonly BookedPayment[]
  readonly charges: ReadonlyMap<string, BookedCharge>
}

/**
 * Holds payments against charges. Books of some services are hours behind what moved: what does not add up there is looked up by itself before
 * anybody hears of it.
 */
export async function compareWithLookUps(
  store: SiteStore,
  { payments, charges }: Compared,
  services: Pick<Services, 'gateways' | 'secret' | 'clock' | 'log'>,
): Promise<readonly PaymentDiscrepancy[]> {
  const found = comparePayments(payments, charges, services.clock())
  const known = new Map(charges)
  for (let from = 0; from < found.length; from += atOnce) {
    const some = found.slice(from, from + atOnce)
    await Promise.all(some.map((each) => lookUp(store, each.paymentId, known, services)))
  }
  return comparePayments(payments, known, services.clock())
}

async function lookUp(
  store: SiteStore,
  paymentId: string,
  known: Map<string, BookedCharge>,
  services: Pick<Services, 'gateways' | 'secret' | 'clock' | 'log'>,
): Promise<void> {
  const payment = await store.payments.find(paymentId)
  const gateway = payment && (await gatewayOf(store, payment.gateway, services))
  if (!payment || !gateway?.lookUp) return
  const { timeLimitMs } = services.gateways
  const asked = await askGateway({ timeLimitMs, log: services.log }, async (signal) =>
    gateway.lookUp?.(startedCharge(payment), signal),
  )
  if (asked.isKnown && asked.answer) known.set(paymentId, asked.answer)
}
