import type { Collection } from '@vitrine/domain/content/collection'
import { leavesTrashAtMs } from '@vitrine/domain/content/pages/trash'
import type { SiteStore, SiteTables } from '@vitrine/store/store'

/** So many items and products are removed in one transaction: others have their turn between two. */
const batch = 100

/** Removes what has lain in the trash for its time; returns how many pages. */
export async function emptyTrash(store: SiteStore, nowMs: number): Promise<number> {
  const trash = await store.collections.listTrash()
  const due = trash.filter(({ trashedAtMs }) => trashedAtMs !== null && leavesTrashAtMs(trashedAtMs) <= nowMs)
  for (const page of due) await removeTrashed(store, page, () => Promise.resolve())
  return due.length
}

/** Removes a page in the trash with all that is in it; `alsoDo` is done in the transaction that ends it. */
export async function removeTrashed(
  store: SiteStore,
  { id }: Collection,
  alsoDo: (tables: SiteTables) => Promise<void>,
): Promise<void> {
  for (;;) {
    const isDone = await store.transaction(async (tables) => {
      // It may have been taken out of the trash meanwhile.
      if (!(await tables.collections.listTrash()).some((each) => each.id === id)) return true
      const { itemIds, productIds } = await tables.collections.contentsOf(id, batch)
      for (const itemId of itemIds) await tables.items.remove(itemId)
      for (const productId of productIds) await tables.products.remove(productId)
      if (itemIds.length + productIds.length > 0) return false
      await tables.collections.remove(id)
      await alsoDo(tables)
      return true
    })
    if (isDone) return
  }
}
