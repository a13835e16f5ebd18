/** What owners did; only ever added to. */
export interface AuditLog {
  record(entry: AuditEntry): Promise<void>
  /** Which of some calls were ever made. */
  madeCalls(calls: readonly string[]): Promise<ReadonlySet<string>>
  /** Newest first. */
  list(query: { readonly offset: number; readonly limit: number }): Promise<readonly AuditEntry[]>
}

/** One act of an owner. */
interface AuditEntry {
  readonly id: string
  readonly atMs: number
  readonly accountId: string
  readonly call: string
  readonly subjectId: string
  readonly summary: string
}
