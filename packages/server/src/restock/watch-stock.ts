import { usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import type { JobHandler } from '../jobs/job-handler.ts'
import { enqueueWatch } from './enqueue-watch.ts'
import { variantsBack } from './is-back.ts'
import { enqueueQueueing } from './queue-mails.ts'

/** Tells those whose variant is back, where the owner wants it so, and looks again while somebody waits. */
export const watchStock: JobHandler = async ({ store, nowMs }) => {
  const { isOn, sending } = (await store.site.read()).store.restock ?? usualRestock
  if (!isOn || sending !== 'automatic') return
  for (const variant of await variantsBack(store))
    await store.transaction((tables) => enqueueQueueing(tables, variant, nowMs))
  if (await store.restock.hasWaiting()) await enqueueWatch(store, { websiteId: store.websiteId, nowMs })
}
