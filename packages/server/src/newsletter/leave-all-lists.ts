import { unsubscribe } from '@vitrine/domain/newsletter/follow-link'
import type { SiteTables } from '@vitrine/store/store'

/** Takes a person off all lists, by the word of an owner; within a transaction. */
export async function leaveAllLists(
  { subscribers }: Pick<SiteTables, 'subscribers'>,
  email: string,
  stamp: { readonly nowMs: number; readonly by: string },
): Promise<void> {
  for (const { id } of await subscribers.ofAddress(email)) {
    const now = await subscribers.lock(id)
    const left = now && unsubscribe(now, stamp)
    if (left?.ok && !left.already) await subscribers.save(left.subscriber)
  }
}
