import type { Call } from '@vitrine/contract/call'
import { exportPersonByEmailCall } from '@vitrine/contract/customers/person-calls'
import { beginExportCall, stopExportCall } from '@vitrine/contract/exports/export-calls'
import { takeMailEventsCall } from '@vitrine/contract/newsletter/mail-hooks/hook-calls'
import { joinCall } from '@vitrine/contract/owners/people-calls'
import { firstOwnerCall } from '@vitrine/contract/owners/session-calls'
import { takePaymentEventCall } from '@vitrine/contract/payments/event-calls'

/** What was begun before is told by others: that somebody paid, and that a mail came back. */
const wordsOfServices: ReadonlySet<Call> = new Set<Call>([takePaymentEventCall, takeMailEventsCall])

/** What makes somebody a member of the staff. */
const newcomers: ReadonlySet<Call> = new Set<Call>([firstOwnerCall, joinCall])

/** What takes the contents along. */
const exports: ReadonlySet<Call> = new Set<Call>([beginExportCall, stopExportCall, exportPersonByEmailCall])

/** Whether a call that is no owner's is answered for a suspended site. */
export function isWordOfService(call: Call | undefined): boolean {
  return call !== undefined && wordsOfServices.has(call)
}

/** Whether a call of the panel is no owner's yet, and makes one: that waits until the site goes on. */
export function isOfNewcomer(call: Call | undefined): boolean {
  return call !== undefined && newcomers.has(call)
}

/** Whether a call of somebody who is signed in is answered for a suspended site: what reads and exports, and what is about one's own account. */
export function goesOnForOwners(call: Call): boolean {
  return call.method === 'GET' || isOwnAffair(call) || exports.has(call)
}

/** Whether a call is about one's own account or session. */
export function isOwnAffair({ path }: Call): boolean {
  return /^\/api\/panel\/(account|session)(\/|$)/.test(path)
}
