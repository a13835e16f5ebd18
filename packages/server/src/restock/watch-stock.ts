import { usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import type { VariantKey } from '@vitrine/store/restock/restock'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { JobHandler } from '../jobs/job-handler.ts'
import { isBack } from './is-back.ts'
import { enqueueQueueing } from './queue-mails.ts'

/** The kind of the jobs that look whether something is back that somebody waits for. */
export const restockWatchKind = 'restock-watch'

/** How often that is looked at, for as long as somebody waits: stock comes back on many ways, and none of them can be forgotten so. */
const everyMs = 60_000

/** So many variants are looked at in one turn. */
const mostGroups = 2_000

/** Has the stock looked at in the next minute; asked for twice, it is looked at once. */
export async function enqueueWatch({ jobs }: Pick<SiteTables, 'jobs'>, nowMs: number): Promise<void> {
  const turn = Math.floor(nowMs / everyMs) + 1
  await jobs.enqueue({
    id: `${restockWatchKind}-${turn}`,
    kind: restockWatchKind,
    payload: null,
    runAtMs: turn * everyMs,
  })
}

/** Tells those whose variant is back, where the owner wants it so, and looks again while somebody waits. */
export const watchStock: JobHandler = async ({ store, nowMs }) => {
  const { isOn, sending } = (await store.site.read()).store.restock ?? usualRestock
  if (!isOn || sending !== 'automatic') return
  for (const variant of await backAgain(store))
    await store.transaction((tables) => enqueueQueueing(tables, variant, nowMs))
  if (await store.restock.hasWaiting()) await enqueueWatch(store, nowMs)
}

async function backAgain(store: SiteStore): Promise<readonly VariantKey[]> {
  const found: VariantKey[] = []
  const groups = await store.restock.groups(null, mostGroups)
  for (const { productId, variantId } of groups) {
    if (await isBack(store, { productId, variantId })) found.push({ productId, variantId })
  }
  return found
}
