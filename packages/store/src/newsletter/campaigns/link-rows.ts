import { createHash } from 'node:crypto'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'
import type { CampaignLinkRecords } from './campaigns.ts'

/** The name of an address among the links of campaigns: the beginning of its hash. */
function linkIdOf(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 16)
}

/** The addresses that the links of campaigns lead to, with how often they were followed. */
export function campaignLinkRows(session: Session): CampaignLinkRecords {
  const { websiteId } = session
  return {
    keep: (campaignId, urls) =>
      session.atomically(async (inside) => {
        const ids = new Map(urls.map((url) => [url, linkIdOf(url)]))
        for (const [url, linkId] of ids) await inside.write(insert, { websiteId, campaignId, linkId, url })
        return ids
      }),
    find: async (campaignId, linkId) => (await session.first(find, { websiteId, campaignId, linkId }))?.url,
    count: (campaignId, linkId) =>
      session.atomically(async (inside) => {
        await inside.write(count, { websiteId, campaignId, linkId })
      }),
    list: async (campaignId) => {
      const rows = await session.all(list, { websiteId, campaignId })
      return rows.map(({ url, clicks }) => ({ url, clicks: Number(clicks) }))
    },
  }
}

interface GivenLink {
  readonly websiteId: string
  readonly campaignId: string
  readonly linkId: string
}

const insert = statement((db, given: GivenLink & { readonly url: string }) =>
  db
    .insertInto('campaign_links')
    .values({
      website_id: given.websiteId,
      campaign_id: given.campaignId,
      link_id: given.linkId,
      url: given.url,
      clicks: 0,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'campaign_id', 'link_id']).doNothing()),
)

const find = statement((db, given: GivenLink) =>
  db
    .selectFrom('campaign_links')
    .select('url')
    .where('website_id', '=', given.websiteId)
    .where('campaign_id', '=', given.campaignId)
    .where('link_id', '=', given.linkId),
)

const count = statement((db, given: GivenLink) =>
  db
    .updateTable('campaign_links')
    .set((column) => ({ clicks: column('clicks', '+', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('campaign_id', '=', given.campaignId)
    .where('link_id', '=', given.linkId),
)

const list = statement((db, given: { readonly websiteId: string; readonly campaignId: string }) =>
  db
    .selectFrom('campaign_links')
    .select(['url', 'clicks'])
    .where('website_id', '=', given.websiteId)
    .where('campaign_id', '=', given.campaignId)
    .orderBy('clicks', 'desc')
    .orderBy('url'),
)
