/** What owners did; only ever added to. */
export interface AuditLog {
  record(entry: {
    readonly id: string
    readonly atMs: number
    readonly accountId: string
    readonly call: string
    readonly subjectId: string
    readonly summary: string
  }): Promise<void>
}
