import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import { listNext, reminderOf } from './reminder-statements.ts'

/** How reminders are listed. */
export const remindersTable: ListTable = {
  name: 'abandoned-carts',
  table: 'listed_cart_reminders',
  version: 1,
  columns: {
    begun: { name: 'created_at_ms', kind: 'number' },
    changed: { name: 'changed_at_ms', kind: 'number' },
    value: { name: 'total_cents', kind: 'number' },
  },
  choices: { state: ['waiting', 'sent', 'recovered'] },
  texts: { email: { hasWords: true } },
}

/** What the list keeps of one. */
export function reminderEntry(reminder: CartReminder): ListEntry {
  const { id, email, items, state, totalCents, createdAtMs, changedAtMs } = reminder
  return {
    id,
    columns: { begun: createdAtMs, changed: changedAtMs, value: totalCents },
    choices: { state: [state === 'queued' ? 'waiting' : state] },
    texts: { email: [email] },
    searched: [email, items],
  }
}

/** Fills the list with those that are kept. */
export const remindersFill: FilledList = {
  list: remindersTable,
  async read(session, afterId, limit) {
    const rows = await session.all(listNext, { websiteId: session.websiteId, afterId, limit })
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: rows.map(reminderOf).map(reminderEntry), lastId }
  },
}
