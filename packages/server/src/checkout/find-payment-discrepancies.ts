import { setTimeout as wait } from 'node:timers/promises'
import { accountLabels, isAccountKey } from '@vitrine/domain/payments/gateway-keys'
import { isOpen } from '@vitrine/domain/payments/payment-states'
import type { BookedPayment } from '@vitrine/store/payments/payments'
import type { SiteStore } from '@vitrine/store/store'
import { askGateway } from '../payments/ask-gateway.ts'
import { gatewayOf } from '../payments/gateway-of.ts'
import type { BookedCharge, Gateway } from '../services/gateway.ts'
import type { Services } from '../services/services.ts'
import {
  comparePayments,
  describeDiscrepancy,
  type PaymentDiscrepancy,
} from './discrepancies/payment-discrepancy.ts'
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
  const charges = new Map<string, BookedCharge>()
  for (const gateway of [services.gateways.test, ...(await openAccounts(store, services))]) {
    const read = await readBooks(gateway, { sinceMs, isPatient: false }, services)
    if (read === null) return null
    for (const charge of read) charges.set(charge.paymentId, charge)
  }
  return compareWithLookUps(store, { payments, charges }, services)
}

/** The same for every site and from the beginning, in sentences; also charges that no site knows of. */
export async function auditPayments(services: AuditServices): Promise<readonly string[]> {
  const first = await auditOnce(services)
  if (first.findings.length === 0 && first.unread.size === 0) return []
  // Beside a running shop, a payment may be on its way from one book to the other: what is wrong is so twice.
  await wait(secondLookMs)
  const second = await auditOnce(services)
  const unread = [...new Map([...first.unread, ...second.unread])].map(([account, sentenceOf]) =>
    sentenceOf(first.unread.has(account) && second.unread.has(account)),
  )
  return [...new Set([...unread, ...foundTwice(first, second), ...foundTwice(second, first)])]
}

/** What both looks found; of an account that the other one could not read, what this one found. */
function foundTwice({ findings }: Look, other: Look): readonly string[] {
  const found = new Set(other.findings.map(({ sentence }) => sentence))
  return findings
    .filter(({ sentence, account }) => found.has(sentence) || (account !== null && other.unread.has(account)))
    .map(({ sentence }) => sentence)
}

const secondLookMs = 1_500

/** What one look found. */
interface Look {
  readonly findings: readonly Finding[]
  /** Accounts whose books could not be read, with what is said of that: whether it was so each time. */
  readonly unread: ReadonlyMap<string, (isAlways: boolean) => string>
}

interface Finding {
  readonly sentence: string
  /** The account whose books say so; null where it needs none. */
  readonly account: string | null
}

async function auditOnce(services: AuditServices): Promise<Look> {
  const { store, clock } = services
  const bySite = new Map<string, readonly BookedPayment[]>()
  for (const { id } of await store.sites.list()) bySite.set(id, await store.site(id).payments.listBooked(0))
  // Read after the payments, so that none of them is missed here.
  const { charges, accounts, silent } = await readAllBooks([...bySite.keys()], services)

  const known = new Set([...bySite.values()].flat().map((payment) => payment.id))
  const findings: Finding[] = []
  const unread = new Map<string, (isAlways: boolean) => string>()
  for (const [id, all] of bySite) {
    const unreadHere = silent.get(id) ?? silentNowhere
    const payments = all.filter(({ gateway }) => !unreadHere.has(gateway))
    const found = await compareWithLookUps(store.site(id), { payments, charges }, services)
    // That one is open for too long is known without books.
    const others = all.filter(({ gateway, state }) => unreadHere.has(gateway) && isOpen(state))
    const gateways = new Map(payments.map((payment) => [payment.id, payment.gateway]))
    for (const key of unreadHere)
      unread.set(accountOf(id, key), (isAlways) => `Website ${id}: ${unreadText(key, isAlways)}`)
    for (const each of [...found, ...comparePayments(others, new Map(), clock())]) {
      const gateway = each.kind === 'open-past-hold' ? undefined : gateways.get(each.paymentId)
      const account = gateway === undefined ? null : accountOf(id, gateway)
      findings.push({ sentence: `Website ${id}: ${describeDiscrepancy(each)}`, account })
    }
  }
  const strays = [...charges.values()].filter(
    (each) => each.state === 'paid' && each.amountCents > 0 && !known.has(each.paymentId),
  )
  const strayFindings = strays.map(({ paymentId, amountCents, currency }) => ({
    sentence: `The gateway charged ${amountCents} (${currency}, minor units) for payment ${paymentId}, which no site knows: give it back there.`,
    account: accounts.get(paymentId) ?? null,
  }))
  return { findings: [...findings, ...strayFindings], unread }
}

/** The name of an account among those of all sites. */
function accountOf(websiteId: string, gateway: string): string {
  return `${websiteId} ${gateway}`
}

interface AllBooks {
  readonly charges: ReadonlyMap<string, BookedCharge>
  /** By the id of a payment, the account of the charge; the test gateway, which is of all sites, is named as that of the first. */
  readonly accounts: ReadonlyMap<string, string>
  /** By the id of a site, the keys of gateways whose books could not be read. */
  readonly silent: ReadonlyMap<string, ReadonlySet<string>>
}

const silentNowhere: ReadonlySet<string> = new Set()

/** What a site reads about an account that fails: the others are compared all the same. */
function unreadText(key: string, isAlways: boolean): string {
  const name = isAccountKey(key) ? accountLabels[key] : 'the test gateway'
  return isAlways
    ? `the books of ${name} could not be read, so its payments there were not compared. The log says why.`
    : `the books of ${name} could be read at one of two looks only, so what is said of its payments there was seen once. The log says why.`
}

/** The charges in the books of all gateways: the test gateway's are of all sites, those of an account of one. */
async function readAllBooks(websiteIds: readonly string[], services: AuditServices): Promise<AllBooks> {
  const charges = new Map<string, BookedCharge>()
  const accounts = new Map<string, string>()
  const silent = new Map<string, ReadonlySet<string>>()
  const reading = { sinceMs: 0, isPatient: true }
  const { test } = services.gateways
  const ownBooks = await readBooks(test, reading, services)
  for (const charge of ownBooks ?? []) {
    charges.set(charge.paymentId, charge)
    accounts.set(charge.paymentId, accountOf(websiteIds[0] ?? '', test.key))
  }
  for (const id of websiteIds) {
    const unread = new Set<string>(ownBooks === null ? [test.key] : [])
    for (const gateway of await openAccounts(services.store.site(id), services)) {
      const read = await readBooks(gateway, reading, services)
      if (read === null) unread.add(gateway.key)
      for (const charge of read ?? []) {
        charges.set(charge.paymentId, charge)
        accounts.set(charge.paymentId, accountOf(id, gateway.key))
      }
    }
    if (unread.size > 0) silent.set(id, unread)
  }
  return { charges, accounts, silent }
}

interface Reading {
  readonly sinceMs: number
  /** Whether each page of the books may take its time, and not only all of them together. */
  readonly isPatient: boolean
}

/** The charges in the books of a gateway; null where they cannot be read. */
async function readBooks(
  gateway: Gateway,
  { sinceMs, isPatient }: Reading,
  { gateways, log }: AuditServices,
): Promise<readonly BookedCharge[] | null> {
  const timeLimitMs = gateway.key === 'test' ? gateways.timeLimitMs : bookTimeMs
  const asked = await askGateway({ timeLimitMs, log }, (signal, goOn) =>
    gateway.charges(sinceMs, { signal, goOn: isPatient ? goOn : () => signal.throwIfAborted() }),
  )
  return asked.isKnown ? asked.answer : null
}

/** Books of a payment service come in pages, which take their time. */
const bookTimeMs = 20_000

async function openAccounts(store: SiteStore, services: AuditServices): Promise<readonly Gateway[]> {
  const kept = await store.gatewayAccounts.list()
  const gateways = await Promise.all(kept.map(({ gateway }) => gatewayOf(store, gateway, services)))
  return gateways.filter((gateway) => gateway !== null)
}
