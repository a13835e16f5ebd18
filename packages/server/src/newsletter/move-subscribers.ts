import { moveToAddress } from '@vitrine/domain/newsletter/move-to-address'
import type { SiteTables } from '@vitrine/store/store'

/** Takes somebody along on all lists to the new address of their account, in the transaction that moves it. */
export async function moveSubscribers(
  { subscribers }: Pick<SiteTables, 'subscribers'>,
  { from, to, nowMs }: { readonly from: string; readonly to: string; readonly nowMs: number },
): Promise<void> {
  for (const { id, listId } of await subscribers.ofAddress(from)) {
    const now = await subscribers.lock(id)
    const isFree =
      (await subscribers.lockByEmail(listId, to)) === undefined && !(await subscribers.hasRefused(listId, to))
    const moved = now ? moveToAddress(now, { email: to, isFree, nowMs }) : null
    if (moved !== null) await subscribers.save(moved)
  }
}
