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
