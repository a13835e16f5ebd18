import { setTimeout as wait } from 'node:timers/promises'
import type { BookedPayment } from '@vitrine/store/payments/payments'
import type { SiteStore } from '@vitrine/store/store'
import { askGateway } from '../payments/ask-gateway.ts'
import { gatewayOf } from '../payments/gateway-of.ts'
import type { BookedCharge, Gateway } from '../services/gateway.ts'
import type { Services } from '../services/services.ts'
import { describeDiscrepancy, type PaymentDiscrepancy } from './discrepancies/payment-discrepancy.ts'
import { compareWithLookUps } from './events/look-up-charges.ts'

/** What comparing needs. */
export type AuditServices = Pick<Services, 'store' | 'gateways' | 'clock' | 'log' | 'secret'>

/** What does not add up between the payments of a site since a moment and the books of the gateway; null when that does not answer. */
export async function findPaymentDiscrepancies(
  store: SiteStore,
  sinceMs: number,
  services: AuditServices,
): Promise<readonly PaymentDiscrepancy[] | null> {
  const payments = await store.payments.listBooked(sinceMs)
  // Read after the payments, so that one that is made meanwhile is not missed on one side alone.
  const charges = await readCharges(sinceMs, [store], services)
  return charges && compareWithLookUps(store, { payments, charges }, services)
}

/** The same for every site and from the beginning, in sentences; also charges that no site knows of. */
export async function auditPayments(services: AuditServices): Promise<readonly string[]> {
  const found = await auditOnce(services)
  if (found.length === 0) return []
  // Beside a running shop, a payment may be on its way from one book to the other: what is wrong is so twice.
  await wait(secondLookMs)
  const again = new Set(await auditOnce(services))
  return found.filter((sentence) => again.has(sentence))
}

const secondLookMs = 1_500

async function auditOnce(services: AuditServices): Promise<readonly string[]> {
  const { store } = services
  const bySite = new Map<string, readonly BookedPayment[]>()
  for (const { id } of await store.sites.list()) bySite.set(id, await store.site(id).payments.listBooked(0))
  // Read after the payments, so that none of them is missed here.
  const stores = [...bySite.keys()].map((id) => store.site(id))
  const charges = await readCharges(0, stores, services)
  if (charges === null) return ['The payment service does not answer: its charges could not be compared.']

  const known = new Set([...bySite.values()].flat().map((payment) => payment.id))
  const discrepancies: string[] = []
  for (const [id, payments] of bySite) {
    const found = await compareWithLookUps(store.site(id), { payments, charges }, services)
    discrepancies.push(...found.map((each) => `Website ${id}: ${describeDiscrepancy(each)}`))
  }
  const strays = [...charges.values()].filter(
    (each) => each.state === 'paid' && each.amountCents > 0 && !known.has(each.paymentId),
  )
  return [
    ...discrepancies,
    ...strays.map(
      ({ paymentId, amountCents, currency }) =>
        `The gateway charged ${amountCents} (${currency}, minor units) for payment ${paymentId}, which no site knows: give it back there.`,
    ),
  ]
}

/** The charges in the books of all gateways: the test gateway's are of all sites, those of an account of one. */
async function readCharges(
  sinceMs: number,
  stores: readonly SiteStore[],
  services: AuditServices,
): Promise<ReadonlyMap<string, BookedCharge> | null> {
  const { gateways, log } = services
  const accounts = await Promise.all(stores.map((store) => openAccounts(store, services)))
  const charges = new Map<string, BookedCharge>()
  for (const gateway of [gateways.test, ...accounts.flat()]) {
    const timeLimitMs = gateway.key === 'test' ? gateways.timeLimitMs : bookTimeMs
    const asked = await askGateway({ timeLimitMs, log }, (signal) => gateway.charges(sinceMs, signal))
    if (!asked.isKnown) return null
    for (const charge of asked.answer) charges.set(charge.paymentId, charge)
  }
  return charges
}

/** Books of a payment service come in pages, which take their time. */
const bookTimeMs = 20_000

async function openAccounts(store: SiteStore, services: AuditServices): Promise<readonly Gateway[]> {
  const kept = await store.gatewayAccounts.list()
  const gateways = await Promise.all(kept.map(({ gateway }) => gatewayOf(store, gateway, services)))
  return gateways.filter((gateway) => gateway !== null)
}
