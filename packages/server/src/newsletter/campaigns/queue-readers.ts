import type { Campaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import type { SiteStore } from '@vitrine/store/store'
import type { IsOver } from '../../jobs/job-turn.ts'

/** So many readers are queued in one transaction: other changes wait no longer than for that. */
const sliceSize = 2_000

/**
 * Queues readers of a campaign slice by slice, from where it was; null: it is not being sent by this turn any more. A slice and how far it is
 * stand in one transaction, so that a server that is killed goes on behind it, and each reader is queued once.
 */
export async function queueReaders(
  store: SiteStore,
  campaign: Campaign,
  isOver: IsOver,
): Promise<Campaign | null> {
  let known: Campaign | null = campaign
  while (known !== null && !known.progress.isQueued) {
    known = await queueSlice(store, known)
    if (isOver()) break
  }
  return known
}

function queueSlice(store: SiteStore, { id, progress: before }: Campaign): Promise<Campaign | null> {
  return store.transaction(async (tables) => {
    const now = await tables.campaigns.lock(id)
    if (now?.state !== 'sending' || now.progress.turn !== before.turn) return null
    const { progress } = now
    const { queued, upTo } = await tables.campaignDeliveries.queue({
      campaignId: id,
      listId: now.listId,
      subscribedByMs: now.startedAtMs ?? 0,
      afterId: progress.queuedUpTo,
      limit: sliceSize,
    })
    const further: Campaign = {
      ...now,
      progress: {
        ...progress,
        queuedUpTo: upTo ?? progress.queuedUpTo,
        isQueued: upTo === null,
        readers: progress.readers + queued,
      },
    }
    await tables.campaigns.save(further)
    return further
  })
}
