import { sql } from 'kysely'
import { statement } from '../../engine/statement.ts'

/** Any mail of a campaign that the mail server took. */
export const findAnySent = statement(
  (db, given: { readonly websiteId: string; readonly campaignId: string }) =>
    db
      .selectFrom('campaign_deliveries')
      .select('subscriber_id')
      .where('website_id', '=', given.websiteId)
      .where('campaign_id', '=', given.campaignId)
      .where('state', '=', sql.lit('sent'))
      .limit(1),
)

/** How many mails of a campaign failed since the mail server took the last one. */
export const countFailedInARow = statement(
  (db, given: { readonly websiteId: string; readonly campaignId: string }) =>
    db
      .selectFrom('campaign_deliveries as failed')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('failed.website_id', '=', given.websiteId)
      .where('failed.campaign_id', '=', given.campaignId)
      .where('failed.state', '=', sql.lit('failed'))
      .where('failed.at_ms', '>', ({ selectFrom }) =>
        selectFrom('campaign_deliveries as taken')
          .select(({ fn }) => fn.max<number>('taken.at_ms').as('at_ms'))
          .where('taken.website_id', '=', given.websiteId)
          .where('taken.campaign_id', '=', given.campaignId)
          .where('taken.state', '=', sql.lit('sent')),
      ),
)
