import { describeDevice } from '@vitrine/domain/owners/describe-device'
import type { RecordedAct } from '@vitrine/store/activity/audit-log'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'

/** Who does something, by which call, and from where as far as that is known. */
export type ActOf = Pick<Exchange, 'account' | 'call' | 'services'> & Partial<Pick<Exchange, 'visitor'>>

/** Writes down what an owner did, in the transaction that does it. */
export async function recordAuditEntry(
  tables: Pick<SiteTables, 'auditLog'>,
  { account, call, services, visitor }: ActOf,
  { subjectId, summary, leavesNothing = false }: Pick<RecordedAct, 'subjectId' | 'summary' | 'leavesNothing'>,
): Promise<void> {
  await tables.auditLog.record({
    id: services.newId(),
    atMs: services.clock(),
    accountId: account?.id ?? '',
    call: call.name,
    subjectId,
    summary,
    leavesNothing,
    ...(visitor && { cameFrom: describeDevice(visitor.userAgent) }),
  })
}
