import { customerOf, itemsOf } from '@vitrine/domain/cart/proposals/present-proposal'
import type { Proposal, ProposalState } from '@vitrine/domain/cart/proposals/proposal'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { readDocument } from '../documents/read-document.ts'
import type { FilledList } from '../lists/filled-list.ts'
import { bitsOf, type ListEntry, type ListTable } from '../lists/list-table.ts'
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
  choices: { stage: ['draft', 'open', 'placed'] },
  texts: { email: { hasWords: true } },
}

/** The list at a moment, by which it is known whose link has ended. */
export function proposalsTableAt(nowMs: number): ListTable {
  return { ...proposalsTable, derived: { state: (states) => isOneOf(states, nowMs) } }
}

/** What the list keeps of one. Whether its link ended meanwhile is seen by the moment. */
export function proposalEntry(proposal: Proposal): ListEntry {
  const { id, contents, orderId, linkEndsAtMs, totalCents, createdAtMs, updatedAtMs } = proposal
  const stage = orderId !== '' ? 'placed' : linkEndsAtMs === null ? 'draft' : 'open'
  return {
    id,
    columns: { begun: createdAtMs, changed: updatedAtMs, total: totalCents, ends: linkEndsAtMs ?? 0 },
    choices: { stage: [stage] },
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

/** The same states as `proposalStateOf` of the domain tells. */
function isOneOf(states: readonly string[], nowMs: number): RawBuilder<SqlBool> {
  const is = (stage: string) =>
    sql<SqlBool>`(bits & cast(${bitsOf(proposalsTable, 'stage', [stage])} as bigint)) <> 0`
  const tests: Readonly<Record<ProposalState, RawBuilder<SqlBool>>> = {
    draft: is('draft'),
    open: sql<SqlBool>`(${is('open')} and ends_at_ms > ${nowMs})`,
    ended: sql<SqlBool>`(${is('open')} and ends_at_ms <= ${nowMs})`,
    placed: is('placed'),
  }
  const each = Object.entries(tests).flatMap(([state, test]) => (states.includes(state) ? [test] : []))
  return each.length === 0 ? sql<SqlBool>`(1 = 0)` : sql<SqlBool>`(${sql.join(each, sql` or `)})`
}
