import { customerOf, itemsOf } from '@vitrine/domain/cart/proposals/present-proposal'
import type { Proposal } from '@vitrine/domain/cart/proposals/proposal'
import { readDocument } from '../documents/read-document.ts'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import { proposalDocument } from './proposal-document.ts'
import { listNext } from './proposal-statements.ts'

/** How drafts are listed. */
export const proposalsTable: ListTable = {
  name: 'order-drafts',
  table: 'listed_proposals',
  version: 1,
  columns: {
    begun: { name: 'created_at_ms', kind: 'number' },
    changed: { name: 'updated_at_ms', kind: 'number' },
    total: { name: 'total_cents', kind: 'number' },
    ends: { name: 'ends_at_ms', kind: 'number' },
  },
  choices: { state: ['draft', 'open', 'placed'] },
  texts: { email: { hasWords: true } },
}

/** What the list keeps of one. Whether its link ended meanwhile is seen by the moment. */
export function proposalEntry(proposal: Proposal): ListEntry {
  const { id, contents, orderId, linkEndsAtMs, totalCents, createdAtMs, updatedAtMs } = proposal
  const state = orderId !== '' ? 'placed' : linkEndsAtMs === null ? 'draft' : 'open'
  return {
    id,
    columns: { begun: createdAtMs, changed: updatedAtMs, total: totalCents, ends: linkEndsAtMs ?? 0 },
    choices: { state: [state] },
    texts: { email: [contents.email] },
    searched: [contents.email, customerOf(contents), itemsOf(contents)],
  }
}

/** Fills the list with those that are kept. */
export const proposalsFill: FilledList = {
  list: proposalsTable,
  async read(session, afterId, limit) {
    const rows = await session.all(listNext, { websiteId: session.websiteId, afterId, limit })
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    const known = rows.flatMap((row) => readDocument(session, proposalDocument, row) ?? [])
    return { entries: known.map(proposalEntry), lastId }
  },
}
