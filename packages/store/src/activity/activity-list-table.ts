import { actKinds, actVerbs, kindOfCall, verbOfCall } from '@vitrine/domain/activity/act-kinds'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import type { AuditEntry } from './audit-log.ts'
import { entryOf, nextEntries } from './audit-statements.ts'

/** How acts of owners are listed. */
export const activityTable: ListTable = {
  name: 'activity',
  table: 'listed_activity',
  version: 5,
  columns: { at: { name: 'at_ms', kind: 'number' } },
  choices: { kind: actKinds, act: actVerbs, undone: ['yes'] },
  texts: { person: { hasWords: true }, account: { hasWords: false }, subject: { hasWords: false } },
}

/** What the list of acts keeps of one. */
export function activityEntry(entry: AuditEntry): ListEntry {
  const { id, atMs, call, summary, person, accountId, subjectId, undoes, undoneBy } = entry
  return {
    id,
    columns: { at: atMs },
    choices: {
      kind: [kindOfCall(call)],
      act: [undoes === '' ? verbOfCall(call) : 'undone'],
      undone: undoneBy === '' ? [] : ['yes'],
    },
    texts: { person: [person], account: [accountId], subject: [subjectId] },
    searched: [summary, person],
  }
}

/** Fills the list with the acts that are kept. */
export const activityFill: FilledList = {
  list: activityTable,
  async read(session, afterId, limit) {
    const rows = await session.all(nextEntries, { websiteId: session.websiteId, afterId, limit })
    const entries = rows.map((row) => activityEntry(entryOf(row)))
    return { entries, lastId: rows.length < limit ? null : (rows.at(-1)?.id ?? null) }
  },
}
