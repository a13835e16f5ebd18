import {
  type CampaignCounts,
  type CampaignDeliveryMark,
  noCounts,
} from '@vitrine/domain/newsletter/campaigns/delivery'
import type { Session } from '../../engine/session.ts'
import type { CampaignDeliveryRecords, ReadersAsk } from './campaigns.ts'
import {
  countDeliveries,
  doubtDeliveries,
  findNextDue,
  forgetLeaveOf,
  handDelivery,
  listDueDeliveries,
  listUndelivered,
  markDelivery,
  settleDelivery,
  skipDelivery,
} from './delivery-statements.ts'
import { findLastReader, findSliceEnd, queueReaders, requeueBounced } from './queue-statements.ts'
import { countFailedInARow, findAnySent } from './taken-deliveries.ts'

/** Mails of campaigns as rows, that are changed only from the state they are known to be in. */
export function deliveryRowsOfCampaigns(session: Session): CampaignDeliveryRecords {
  const { websiteId } = session
  return {
    queue: (ask) => session.atomically((inside) => queue(inside, ask)),
    due: async (campaignId, nowMs, limit) => {
      const rows = await session.all(listDueDeliveries, { websiteId, campaignId, nowMs, limit })
      return rows.map((row) => ({ subscriberId: row.subscriber_id, tries: Number(row.tries) }))
    },
    nextDueMs: async (campaignId) => {
      const row = await session.first(findNextDue, { websiteId, campaignId })
      return row ? Number(row.due_at_ms) : null
    },
    hand: ({ campaignId, subscriberId, isMeasured, nowMs }) =>
      session.atomically(async (inside) => {
        const given = { websiteId, campaignId, subscriberId, isMeasured: isMeasured ? 1 : 0, nowMs }
        return (await inside.change(handDelivery, given)) === 1
      }),
    settle: (campaignId, subscriberId, { state, problem, nowMs, dueAtMs = 0, isPutOff = false }) =>
      session.atomically(async (inside) => {
        await inside.write(settleDelivery, {
          websiteId,
          campaignId,
          subscriberId,
          state,
          problem,
          nowMs,
          dueAtMs,
          tries: isPutOff ? 1 : 0,
        })
      }),
    skip: (campaignId, subscriberId, nowMs) =>
      session.atomically(async (inside) => {
        await inside.write(skipDelivery, { websiteId, campaignId, subscriberId, nowMs })
      }),
    doubt: (campaignId, beforeMs) =>
      session.atomically(async (inside) => {
        await inside.write(doubtDeliveries, { websiteId, campaignId, beforeMs })
        return (await countAll(inside, campaignId)).handed
      }),
    hasSent: async (campaignId) =>
      (await session.first(findAnySent, { websiteId, campaignId })) !== undefined,
    failedInARow: async (campaignId) =>
      Number((await session.first(countFailedInARow, { websiteId, campaignId }))?.total ?? 0),
    requeueBounced: (campaignId, nowMs) =>
      session.atomically((inside) => inside.change(requeueBounced, { websiteId, campaignId, nowMs })),
    counts: (campaignId) => countAll(session, campaignId),
    mark: ({ campaignId, subscriberId }, mark, nowMs) =>
      session.atomically(
        async (inside) =>
          (await inside.change(statementOf(mark), { websiteId, campaignId, subscriberId, nowMs })) === 1,
      ),
    forgetLeave: (delivery) =>
      session.atomically((inside) => inside.write(forgetLeaveOf, { websiteId, ...delivery })),
    undelivered: async (campaignId, limit) => {
      const rows = await session.all(listUndelivered, { websiteId, campaignId, limit })
      return rows.map((row) => ({
        subscriberId: row.subscriber_id,
        state: row.state,
        problem: row.problem,
        atMs: Number(row.at_ms),
        hasBounced: row.bounced_at_ms !== null,
        hasComplained: row.complained_at_ms !== null,
      }))
    },
  }
}

const statementOf = (mark: CampaignDeliveryMark) => markDelivery[mark]

async function queue(
  session: Session,
  { campaignId, listId, subscribedByMs, afterId, limit }: ReadersAsk,
): Promise<{ readonly queued: number; readonly upTo: string | null }> {
  const { websiteId } = session
  const readers = { websiteId, listId, subscribedByMs, afterId }
  const last = await session.first(findSliceEnd, { ...readers, skipped: limit - 1 })
  const upTo = (last ?? (await session.first(findLastReader, readers)))?.id
  const queued = upTo === undefined ? 0 : await session.change(queueReaders, { ...readers, campaignId, upTo })
  return { queued, upTo: last?.id ?? null }
}

async function countAll(
  session: Session,
  campaignId: string,
): Promise<CampaignCounts & { readonly measured: number }> {
  const rows = await session.all(countDeliveries, { websiteId: session.websiteId, campaignId })
  const counts: Record<keyof CampaignCounts | 'measured', number> = { ...noCounts, measured: 0 }
  for (const row of rows) {
    const refused = row.state === 'failed' || row.state === 'doubtful' ? Number(row.bounced) : 0
    counts.refused += refused
    counts[row.state] += Number(row.total) - refused
    for (const mark of ['bounced', 'complained', 'left', 'opened', 'clicked'] as const)
      counts[mark] += Number(row[mark])
    counts.measured += Number(row.measured)
  }
  return counts
}
