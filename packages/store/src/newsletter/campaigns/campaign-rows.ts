import type { Campaign, CampaignState } from '@vitrine/domain/newsletter/campaigns/campaign'
import { sql } from 'kysely'
import { readDocument, readDocuments } from '../../documents/read-document.ts'
import { listQuery } from '../../engine/list-query.ts'
import { lockRows } from '../../engine/locking.ts'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'
import { dropListed, keepListed } from '../../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../../lists/list-page.ts'
import { type ListAsk, readList } from '../../lists/read-list.ts'
import { removeUses, saveUses } from '../../media/media-uses.ts'
import { campaignDocument } from './campaign-document.ts'
import type { CampaignRecords } from './campaigns.ts'
import { campaignEntry, campaignsTable } from './campaigns-list-table.ts'

/** Campaigns as documents, and the list of owners that shows them. */
export function campaignRows(session: Session): CampaignRecords {
  const { websiteId } = session
  const read = (row: { readonly document: string } | undefined) =>
    readDocument(session, campaignDocument, row)
  return {
    find: async (id) => read(await session.first(find, { websiteId, id })),
    lock: async (id) => read(await session.first(lock, { websiteId, id })),
    save: (campaign) =>
      session.atomically(async (inside) => {
        const { id, state } = campaign
        const document = JSON.stringify(campaign)
        await inside.write(save, { websiteId, id, state, document })
        await saveUses(inside, { kind: 'campaign', id }, document)
        await keepListed(inside, campaignsTable, campaignEntry(campaign))
      }),
    remove: (id) =>
      session.atomically(async (inside) => {
        await inside.write(removeDeliveries, { websiteId, id })
        await inside.write(forgetClicks, { websiteId, id })
        await removeUses(inside, { kind: 'campaign', id })
        await inside.write(remove, { websiteId, id })
        await dropListed(inside, campaignsTable, id)
      }),
    list: (ask) => listCampaigns(session, ask),
    lastChangeMs: async () =>
      Number((await session.first(findLastChange, { websiteId }))?.updated_at_ms ?? 0),
    countSending: async () => Number((await session.first(countSending, { websiteId }))?.total ?? 0),
  }
}

async function listCampaigns(session: Session, ask: ListAsk): Promise<ListPage<Campaign>> {
  const slice = await readList(session, campaignsTable, ask)
  const rows = await findMany(
    session,
    slice.places.map(({ id }) => id),
  )
  const found = readDocuments(session, campaignDocument, rows)
  return pageOf(slice, ask, new Map(found.map((each) => [each.id, each])))
}

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

const find = statement((db, given: GivenId) =>
  db
    .selectFrom('campaigns')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: GivenId, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('campaigns')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const findMany = listQuery((db, websiteId, ids) =>
  db.selectFrom('campaigns').select('document').where('website_id', '=', websiteId).where('id', 'in', ids),
)

const save = statement((db, given: GivenId & { readonly state: CampaignState; readonly document: string }) =>
  db
    .insertInto('campaigns')
    .values({ website_id: given.websiteId, id: given.id, state: given.state, document: given.document })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({ state: given.state, document: given.document }),
    ),
)

const remove = statement((db, given: GivenId) =>
  db.deleteFrom('campaigns').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const removeDeliveries = statement((db, given: GivenId) =>
  db
    .deleteFrom('campaign_deliveries')
    .where('website_id', '=', given.websiteId)
    .where('campaign_id', '=', given.id),
)

/** Mails that went out lead on by these addresses still, which name nobody. */
const forgetClicks = statement((db, given: GivenId) =>
  db
    .updateTable('campaign_links')
    .set({ clicks: 0 })
    .where('website_id', '=', given.websiteId)
    .where('campaign_id', '=', given.id),
)

const findLastChange = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('listed_campaigns')
    .select((row) => row.fn.max<number>('updated_at_ms').as('updated_at_ms'))
    .where('website_id', '=', given.websiteId),
)

const countSending = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('campaigns')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('state', '=', sql.lit('sending')),
)
