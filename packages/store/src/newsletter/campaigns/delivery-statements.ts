import type {
  CampaignDeliveryMark,
  CampaignDeliveryState,
} from '@vitrine/domain/newsletter/campaigns/delivery'
import { sql } from 'kysely'
import { statement } from '../../engine/statement.ts'

const lit = (state: CampaignDeliveryState) => sql.lit<CampaignDeliveryState>(state)

interface GivenCampaign {
  readonly websiteId: string
  readonly campaignId: string
}

/** A mail. */
export interface GivenDelivery extends GivenCampaign {
  readonly subscriberId: string
}

export const listDueDeliveries = statement(
  (db, given: GivenCampaign & { readonly nowMs: number; readonly limit: number }) =>
    db
      .selectFrom('campaign_deliveries')
      .select(['subscriber_id', 'tries'])
      .where('website_id', '=', given.websiteId)
      .where('campaign_id', '=', given.campaignId)
      .where('state', '=', sql.lit('queued'))
      .where('due_at_ms', '<=', given.nowMs)
      .orderBy('due_at_ms')
      .orderBy('subscriber_id')
      .limit(given.limit),
)

export const findNextDue = statement((db, given: GivenCampaign) =>
  db
    .selectFrom('campaign_deliveries')
    .select('due_at_ms')
    .where('website_id', '=', given.websiteId)
    .where('campaign_id', '=', given.campaignId)
    .where('state', '=', sql.lit('queued'))
    .orderBy('due_at_ms')
    .limit(1),
)

/** Takes a mail that waits, while its campaign is being sent and its reader is subscribed. */
export const handDelivery = statement(
  (db, given: GivenDelivery & { readonly isMeasured: number; readonly nowMs: number }) =>
    db
      .updateTable('campaign_deliveries')
      .set({ state: 'handed', at_ms: given.nowMs, is_measured: given.isMeasured })
      .where('website_id', '=', given.websiteId)
      .where('campaign_id', '=', given.campaignId)
      .where('subscriber_id', '=', given.subscriberId)
      .where('state', '=', sql.lit('queued'))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('campaigns')
            .select('id')
            .where('website_id', '=', given.websiteId)
            .where('id', '=', given.campaignId)
            .where('state', '=', sql.lit('sending')),
        ),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('subscribers')
            .select('id')
            .where('website_id', '=', given.websiteId)
            .where('id', '=', given.subscriberId)
            .where('state', '=', sql.lit('subscribed')),
        ),
      ),
)

interface GivenResult extends GivenDelivery {
  readonly state: CampaignDeliveryState
  readonly problem: string
  readonly nowMs: number
  readonly dueAtMs: number
  /** How many more times its mailbox put it off. */
  readonly tries: number
}

/** Keeps what became of a mail that was taken, also where it was in doubt meanwhile. */
export const settleDelivery = statement((db, given: GivenResult) =>
  db
    .updateTable('campaign_deliveries')
    .set((column) => ({
      state: given.state,
      problem: given.problem,
      at_ms: given.nowMs,
      due_at_ms: given.dueAtMs,
      tries: column('tries', '+', given.tries),
    }))
    .where('website_id', '=', given.websiteId)
    .where('campaign_id', '=', given.campaignId)
    .where('subscriber_id', '=', given.subscriberId)
    .where('state', 'in', [lit('handed'), lit('doubtful')]),
)

export const skipDelivery = statement((db, given: GivenDelivery & { readonly nowMs: number }) =>
  db
    .updateTable('campaign_deliveries')
    .set({ state: 'skipped', at_ms: given.nowMs })
    .where('website_id', '=', given.websiteId)
    .where('campaign_id', '=', given.campaignId)
    .where('subscriber_id', '=', given.subscriberId)
    .where('state', '=', sql.lit('queued')),
)

export const doubtDeliveries = statement((db, given: GivenCampaign & { readonly beforeMs: number }) =>
  db
    .updateTable('campaign_deliveries')
    .set({ state: 'doubtful' })
    .where('website_id', '=', given.websiteId)
    .where('campaign_id', '=', given.campaignId)
    .where('state', '=', sql.lit('handed'))
    .where('at_ms', '<', given.beforeMs),
)

export const countDeliveries = statement((db, given: GivenCampaign) =>
  db
    .selectFrom('campaign_deliveries')
    .select(({ fn }) => [
      'state',
      fn.countAll<number>().as('total'),
      fn.count<number>('bounced_at_ms').as('bounced'),
      fn.count<number>('complained_at_ms').as('complained'),
      fn.count<number>('left_at_ms').as('left'),
      fn.count<number>('opened_at_ms').as('opened'),
      fn.count<number>('clicked_at_ms').as('clicked'),
      fn.sum<number>('is_measured').as('measured'),
    ])
    .where('website_id', '=', given.websiteId)
    .where('campaign_id', '=', given.campaignId)
    .groupBy('state'),
)

/** Where each mark stands. */
const markColumns = {
  bounced: 'bounced_at_ms',
  complained: 'complained_at_ms',
  left: 'left_at_ms',
  opened: 'opened_at_ms',
  clicked: 'clicked_at_ms',
} as const satisfies Readonly<Record<CampaignDeliveryMark, string>>

const marking = (column: (typeof markColumns)[CampaignDeliveryMark], measuredFrom: 0 | 1 = 0) =>
  statement((db, given: GivenDelivery & { readonly nowMs: number }) =>
    db
      .updateTable('campaign_deliveries')
      .set({ [column]: given.nowMs })
      .where('website_id', '=', given.websiteId)
      .where('campaign_id', '=', given.campaignId)
      .where('subscriber_id', '=', given.subscriberId)
      .where('is_measured', '>=', sql.lit(measuredFrom))
      .where(column, 'is', null),
  )

/** Notes what became of a mail later, once. */
export const markDelivery = {
  bounced: marking(markColumns.bounced),
  complained: marking(markColumns.complained),
  left: marking(markColumns.left),
  opened: marking(markColumns.opened, 1),
  clicked: marking(markColumns.clicked, 1),
} as const satisfies Readonly<Record<CampaignDeliveryMark, unknown>>

export const forgetLeaveOf = statement((db, given: GivenDelivery) =>
  db
    .updateTable('campaign_deliveries')
    .set({ left_at_ms: null })
    .where('website_id', '=', given.websiteId)
    .where('campaign_id', '=', given.campaignId)
    .where('subscriber_id', '=', given.subscriberId),
)

export const listUndelivered = statement((db, given: GivenCampaign & { readonly limit: number }) =>
  db
    .selectFrom('campaign_deliveries')
    .select(['subscriber_id', 'state', 'problem', 'at_ms', 'bounced_at_ms', 'complained_at_ms'])
    .where('website_id', '=', given.websiteId)
    .where('campaign_id', '=', given.campaignId)
    .where((row) =>
      row.or([
        row('state', 'in', [lit('failed'), lit('doubtful')]),
        row('bounced_at_ms', 'is not', null),
        row('complained_at_ms', 'is not', null),
      ]),
    )
    .orderBy('at_ms', 'desc')
    .orderBy('subscriber_id')
    .limit(given.limit),
)
