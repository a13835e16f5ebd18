import { emailKey } from '@vitrine/domain/contact/email-address'
import { type Subscriber, subscriberSources, subscriberStates } from '@vitrine/domain/newsletter/subscriber'
import { readDocument } from '../documents/read-document.ts'
import { statement } from '../engine/statement.ts'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import { subscriberDocument } from './newsletter-documents.ts'

/** How subscribers are listed. */
export const subscribersTable: ListTable = {
  name: 'subscribers',
  table: 'listed_subscribers',
  version: 1,
  columns: {
    created: { name: 'created_at_ms', kind: 'number' },
    changed: { name: 'changed_at_ms', kind: 'number' },
    email: { name: 'email', kind: 'text' },
  },
  choices: { state: subscriberStates, source: subscriberSources },
  texts: { email: { hasWords: true }, name: { hasWords: true }, list: { hasWords: false } },
}

/** What the list keeps of a subscriber; a list is found by its id, so that it can be renamed. */
export function subscriberEntry(subscriber: Subscriber): ListEntry {
  const { id, listId, email, name, state, source, createdAtMs, changedAtMs } = subscriber
  return {
    id,
    columns: { created: createdAtMs, changed: changedAtMs, email: emailKey(email) },
    choices: { state: [state], source: [source] },
    texts: { email: [email], name: [name], list: [listId] },
    searched: [email, name],
  }
}

/** Fills the list with the subscribers that are kept. */
export const subscribersFill: FilledList = {
  list: subscribersTable,
  async read(session, afterId, limit) {
    const rows = await session.all(next, { websiteId: session.websiteId, afterId, limit })
    const entries = rows.flatMap((row) => readDocument(session, subscriberDocument, row) ?? [])
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: entries.map(subscriberEntry), lastId }
  },
}

const next = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('subscribers')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)
