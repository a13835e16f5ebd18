import type { Customer } from '@vitrine/domain/customers/customer'
import type { HeldAddress } from '@vitrine/domain/members/held-address'

/**
 * What a shop keeps of somebody as of one who buys, as they may read it: without what owners note for themselves, and of an address that they left
 * without what came since, which is about whoever has it now.
 */
export function ownRecord(customer: Customer | undefined, { untilMs }: HeldAddress) {
  if (!customer || customer.firstSeenAtMs > untilMs) return null
  const { firstSeenAtMs, contactAtMs, lastOrderAtMs } = customer
  const consents = customer.consents
    .filter(({ atMs }) => atMs <= untilMs)
    .map(({ atMs, isGiven, source, orderNumber }) => ({ atMs, isGiven, source, orderNumber }))
  const isTheirsAlone = Math.max(contactAtMs, lastOrderAtMs ?? 0) <= untilMs
  if (!isTheirsAlone) return { firstSeenAtMs, consents }
  const { firstName, lastName, phone, country, addresses, orderCount, spent } = customer
  const contact = { firstName, lastName, phone, country, addresses, contactAtMs }
  return { ...contact, firstSeenAtMs, orderCount, lastOrderAtMs, spent, consents }
}
