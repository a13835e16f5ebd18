import { setTimeout as wait } from 'node:timers/promises'
import { accountLabels, isAccountKey } from '@vitrine/domain/payments/gateway-keys'
import type { BookedPayment } from '@vitrine/store/payments/payments'
import type { SiteStore } from '@vitrine/store/store'
import type { BookedCharge } from '../services/gateway.ts'
import { type AuditServices, booksSince, lookAtSite, type SiteLook } from './discrepancies/look-at-site.ts'
import { describeDiscrepancy, type PaymentDiscrepancy } from './discrepancies/payment-discrepancy.ts'

/** What does not add up between the payments of a site since a moment and the books of their gateways, and whose books could not be read. */
export async function findPaymentDiscrepancies(
  store: SiteStore,
  sinceMs: number,
  services: AuditServices,
): Promise<{ readonly discrepancies: readonly PaymentDiscrepancy[]; readonly unread: readonly string[] }> {
  const readBooks = booksSince(sinceMs, { isPatient: false }, services)
  const payments = await store.payments.listBooked(sinceMs)
  const { found, unread } = await lookAtSite(store, payments, { readBooks }, services)
  return { discrepancies: found.map((each) => each.discrepancy), unread: [...unread.keys()] }
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
  const { store, gateways } = services
  const bySite = new Map<string, readonly BookedPayment[]>()
  for (const { id } of await store.sites.list()) bySite.set(id, await store.site(id).payments.listBooked(0))
  const known = new Set([...bySite.values()].flat().map((payment) => payment.id))
  // Read after the payments, so that none of them is missed here. Those of the test gateway are of all sites.
  const readOnce = booksSince(0, { isPatient: true }, services)
  const { test } = gateways
  const ownBooks = await readOnce(test)
  const readBooks: typeof readOnce = async (gateway) => (gateway === test ? ownBooks : readOnce(gateway))
  const findings: Finding[] = []
  const unread = new Map<string, (isAlways: boolean) => string>()
  const strays = new Map<string, Finding>()
  for (const [id, payments] of bySite) {
    const site = store.site(id)
    const others = [test.key, ...(await site.gatewayAccounts.list()).map(({ gateway }) => gateway)]
    const look = await lookAtSite(site, payments, { others, readBooks }, services)
    for (const { discrepancy, gateway } of look.found) {
      const account = gateway === null ? null : accountOf(id, gateway)
      findings.push({ sentence: `Website ${id}: ${describeDiscrepancy(discrepancy)}`, account })
    }
    for (const [key, why] of look.unread)
      unread.set(accountOf(id, key), (isAlways) => `Website ${id}: ${unreadText(key, why, isAlways)}`)
    for (const each of straysOf(look, known))
      strays.set(each.paymentId, { sentence: describeStray(each), account: accountOf(id, each.gateway) })
  }
  return { findings: [...findings, ...strays.values()], unread }
}

/** Charges that no site knows of. */
function straysOf({ books }: SiteLook, known: ReadonlySet<string>) {
  return [...books].flatMap(([gateway, charges]) =>
    charges
      .filter(
        ({ paymentId, state, amountCents }) => state === 'paid' && amountCents > 0 && !known.has(paymentId),
      )
      .map((charge) => ({ ...charge, gateway })),
  )
}

function describeStray({ paymentId, amountCents, currency }: BookedCharge): string {
  return `The gateway charged ${amountCents} (${currency}, minor units) for payment ${paymentId}, which no site knows: give it back there.`
}

/** The name of an account among those of all sites. */
function accountOf(websiteId: string, gateway: string): string {
  return `${websiteId} ${gateway}`
}

/** What a site reads about an account that fails: the others are compared all the same. */
function unreadText(key: string, why: 'silent' | 'no-keys', isAlways: boolean): string {
  const name = isAccountKey(key) ? accountLabels[key] : 'the test gateway'
  if (why === 'no-keys')
    return `the books of ${name} cannot be read without its keys, so its payments there were not compared.`
  return isAlways
    ? `the books of ${name} could not be read, so its payments there were not compared. The log says why.`
    : `the books of ${name} could be read at one of two looks only, so what is said of its payments there was seen once. The log says why.`
}
