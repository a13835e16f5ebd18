import { isWhilePaid, type Membership, membershipSources } from '@vitrine/domain/memberships/membership'
import { readDocuments } from '../documents/read-document.ts'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import { membershipDocument } from './membership-documents.ts'
import { listNext } from './membership-statements.ts'

/** How memberships are listed. */
export const membershipsTable: ListTable = {
  name: 'memberships',
  table: 'listed_memberships',
  version: 2,
  columns: {
    started: { name: 'started_at_ms', kind: 'number' },
    changed: { name: 'changed_at_ms', kind: 'number' },
  },
  choices: { source: membershipSources, endless: ['yes'], whilePaid: ['yes'] },
  texts: { email: { hasWords: true }, plan: { hasWords: false } },
}

/** What the list keeps of a membership. */
export function membershipEntry(membership: Membership): ListEntry {
  const { id, email, planId, source, startedAtMs, endsAtMs, updatedAtMs } = membership
  const isPaidOn = isWhilePaid(membership)
  return {
    id,
    columns: { started: startedAtMs, changed: updatedAtMs },
    choices: {
      source: [source],
      endless: endsAtMs === null && !isPaidOn ? ['yes'] : [],
      whilePaid: isPaidOn ? ['yes'] : [],
    },
    texts: { email: [email], plan: [planId] },
    searched: [email],
  }
}

/** Fills the list with the memberships that are kept. */
export const membershipsFill: FilledList = {
  list: membershipsTable,
  async read(session, afterId, limit) {
    const rows = await session.all(listNext, { websiteId: session.websiteId, afterId, limit })
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: readDocuments(session, membershipDocument, rows).map(membershipEntry), lastId }
  },
}
