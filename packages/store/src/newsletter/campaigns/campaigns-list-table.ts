import { type Campaign, campaignStates } from '@vitrine/domain/newsletter/campaigns/campaign'
import { readDocument } from '../../documents/read-document.ts'
import { statement } from '../../engine/statement.ts'
import type { FilledList } from '../../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../../lists/list-table.ts'
import { campaignDocument } from './campaign-document.ts'

/** How campaigns are listed. */
export const campaignsTable: ListTable = {
  name: 'campaigns',
  table: 'listed_campaigns',
  version: 1,
  columns: {
    created: { name: 'created_at_ms', kind: 'number' },
    changed: { name: 'updated_at_ms', kind: 'number' },
  },
  choices: { state: campaignStates },
  texts: { name: { hasWords: true }, subject: { hasWords: true }, list: { hasWords: false } },
}

/** What the list keeps of a campaign. */
export function campaignEntry(campaign: Campaign): ListEntry {
  const { id, name, subject, listId, state, createdAtMs, updatedAtMs } = campaign
  return {
    id,
    columns: { created: createdAtMs, changed: updatedAtMs },
    choices: { state: [state] },
    texts: { name: [name], subject: [subject], list: [listId] },
    searched: [name, subject],
  }
}

/** Fills the list with the campaigns that are kept. */
export const campaignsFill: FilledList = {
  list: campaignsTable,
  async read(session, afterId, limit) {
    const rows = await session.all(next, { websiteId: session.websiteId, afterId, limit })
    const entries = rows.flatMap((row) => readDocument(session, campaignDocument, row) ?? [])
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: entries.map(campaignEntry), lastId }
  },
}

const next = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('campaigns')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)
