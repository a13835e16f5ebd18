import type { SiteTables } from '@vitrine/store/store'
import { leaveList } from './leave-list.ts'

/** Takes a person off all lists, by the word of an owner or their own; within a transaction. */
export async function leaveAllLists(
  tables: Pick<SiteTables, 'subscribers' | 'customers'>,
  email: string,
  stamp: { readonly nowMs: number; readonly by: string },
): Promise<void> {
  for (const { id } of await tables.subscribers.ofAddress(email)) {
    const now = await tables.subscribers.lock(id)
    if (now) await leaveList(tables, now, stamp)
  }
}
