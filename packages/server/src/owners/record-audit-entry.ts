import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'

/** Writes down what an owner did, in the transaction that does it. */
export async function recordAuditEntry(
  tables: Pick<SiteTables, 'auditLog'>,
  { account, call, services }: Pick<Exchange, 'account' | 'call' | 'services'>,
  { subjectId, summary }: { readonly subjectId: string; readonly summary: string },
): Promise<void> {
  await tables.auditLog.record({
    id: services.newId(),
    atMs: services.clock(),
    accountId: account?.id ?? '',
    call: call.name,
    subjectId,
    summary,
  })
}
