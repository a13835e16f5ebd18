import { createHash } from 'node:crypto'
import type { SiteTables } from '@vitrine/store/store'

/** The kind of the jobs that look whether something is back that somebody waits for. */
export const restockWatchKind = 'restock-watch'

/** How often that is looked at, for as long as somebody waits: stock comes back on many ways, and none of them can be forgotten so. */
const everyMs = 60_000

/** Has the stock looked at in the next minute; asked for twice, it is looked at once. */
export async function enqueueWatch(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { websiteId, nowMs }: { readonly websiteId: string; readonly nowMs: number },
): Promise<void> {
  const runAtMs = nextLookMs(websiteId, nowMs)
  const id = `${restockWatchKind}-${Math.floor(runAtMs / everyMs)}`
  await jobs.enqueue({ id, kind: restockWatchKind, payload: null, runAtMs })
}

/** When the stock of a site is looked at next: each site has its own moment of the minute, so that not all of them look at once. */
export function nextLookMs(websiteId: string, nowMs: number): number {
  const offsetMs = createHash('sha256').update(websiteId).digest().readUInt32BE() % everyMs
  return (Math.floor((nowMs - offsetMs) / everyMs) + 1) * everyMs + offsetMs
}
