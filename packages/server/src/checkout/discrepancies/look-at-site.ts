import { isOpen } from '@vitrine/domain/payments/payment-states'
import type { BookedPayment } from '@vitrine/store/payments/payments'
import type { SiteStore } from '@vitrine/store/store'
import { askGateway } from '../../payments/ask-gateway.ts'
import { gatewayOf } from '../../payments/gateway-of.ts'
import type { BookedCharge, Gateway } from '../../services/gateway.ts'
import type { Services } from '../../services/services.ts'
import { compareWithLookUps } from '../events/look-up-charges.ts'
import { comparePayments, type PaymentDiscrepancy } from './payment-discrepancy.ts'

/** What comparing needs. */
export type AuditServices = Pick<Services, 'store' | 'gateways' | 'clock' | 'log' | 'secret'>

/** What one look at the payments of a site, and at the books of its gateways, found. */
export interface SiteLook {
  readonly found: readonly {
    readonly discrepancy: PaymentDiscrepancy
    /** Whose books say so; null where it needs none. */
    readonly gateway: string | null
  }[]
  /** Gateways whose books could not be read: they do not answer, or the site has no keys of them any more. */
  readonly unread: ReadonlyMap<string, 'silent' | 'no-keys'>
  /** By gateway, the charges in the books that were read. */
  readonly books: ReadonlyMap<string, readonly BookedCharge[]>
}

/** The charges in the books of a gateway; null where they cannot be read. */
type ReadBooks = (gateway: Gateway) => Promise<readonly BookedCharge[] | null>

/** Whose payments make no charge anywhere. */
const withoutBooks: readonly string[] = ['manual', 'none']

/**
 * Holds the payments of a site against the books of gateways: those that its payments name, and `others`. Where books cannot be read, the rest is
 * compared all the same, and what needs none. To be read after the payments, so that one that is made meanwhile is not missed on one side alone.
 */
export async function lookAtSite(
  store: SiteStore,
  payments: readonly BookedPayment[],
  { others = [], readBooks }: { readonly others?: readonly string[]; readonly readBooks: ReadBooks },
  services: AuditServices,
): Promise<SiteLook> {
  const named = payments.map(({ gateway }) => gateway).filter((key) => !withoutBooks.includes(key))
  const books = new Map<string, readonly BookedCharge[]>()
  const unread = new Map<string, 'silent' | 'no-keys'>()
  for (const key of new Set([...named, ...others])) {
    const gateway = await gatewayOf(store, key, services)
    const read = gateway && (await readBooks(gateway))
    if (read) books.set(key, read)
    else unread.set(key, gateway ? 'silent' : 'no-keys')
  }
  const charges = new Map([...books.values()].flat().map((charge) => [charge.paymentId, charge]))
  const compared = payments.filter(({ gateway }) => !unread.has(gateway))
  // That one is open for too long is known without books.
  const stillOpen = payments.filter(({ gateway, state }) => unread.has(gateway) && isOpen(state))
  const gatewayBy = new Map(compared.map(({ id, gateway }) => [id, gateway]))
  const found = [
    ...(await compareWithLookUps(store, { payments: compared, charges }, services)),
    ...comparePayments(stillOpen, new Map(), services.clock()),
  ]
  return {
    found: found.map((discrepancy) => ({
      discrepancy,
      gateway: discrepancy.kind === 'open-past-hold' ? null : (gatewayBy.get(discrepancy.paymentId) ?? null),
    })),
    unread,
    books,
  }
}

/** Reads the books of gateways since a moment. `isPatient`: each page of them may take its time, and not only all of them together. */
export function booksSince(
  sinceMs: number,
  { isPatient }: { readonly isPatient: boolean },
  { gateways, log }: AuditServices,
): ReadBooks {
  return async (gateway) => {
    const timeLimitMs = gateway.key === 'test' ? gateways.timeLimitMs : bookTimeMs
    const asked = await askGateway({ timeLimitMs, log }, (signal, goOn) =>
      gateway.charges(sinceMs, { signal, goOn: isPatient ? goOn : () => signal.throwIfAborted() }),
    )
    return asked.isKnown ? asked.answer : null
  }
}

/** Books of a payment service come in pages, which take their time. */
const bookTimeMs = 20_000
