import { createHash } from 'node:crypto'
import { usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import type { SiteTables } from '@vitrine/store/store'
import type { JobHandler } from '../jobs/job-handler.ts'
import { isBack } from './is-back.ts'
import { enqueueQueueing } from './queue-mails.ts'

/** The kind of the jobs that look whether something is back that somebody waits for. */
export const restockWatchKind = 'restock-watch'

/** How often that is looked at, for as long as somebody waits: stock comes back on many ways, and none of them can be forgotten so. */
const everyMs = 60_000

/** So many variants are told of in one turn. */
const mostBack = 2_000

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

/** Tells those whose variant is back, where the owner wants it so, and looks again while somebody waits. */
export const watchStock: JobHandler = async ({ store, nowMs }) => {
  const { isOn, sending } = (await store.site.read()).store.restock ?? usualRestock
  if (!isOn || sending !== 'automatic') return
  for (const variant of await store.restock.back(mostBack))
    if (await isBack(store, variant))
      await store.transaction((tables) => enqueueQueueing(tables, variant, nowMs))
  if (await store.restock.hasWaiting()) await enqueueWatch(store, { websiteId: store.websiteId, nowMs })
}
