import type { Collection } from '@vitrine/domain/content/collection'
import { goingForGood, leavesTrashAtMs } from '@vitrine/domain/content/pages/trash'
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

/**
 * Removes a page in the trash with all that is in it; `alsoDo` is done in the transaction that ends it. From the first transaction on it is
 * going for good, so that nobody takes half of it out of the trash between two; what stops in the middle goes on the next day.
 */
export async function removeTrashed(
  store: SiteStore,
  { id, trashedAtMs }: Collection,
  alsoDo: (tables: SiteTables) => Promise<void>,
): Promise<void> {
  for (;;) {
    const isDone = await store.transaction(async (tables) => {
      await tables.collections.lockAll()
      const page = (await tables.collections.listTrash()).find((each) => each.id === id)
      // It may have been taken out of the trash meanwhile, and put there again.
      if (page?.trashedAtMs !== goingForGood && page?.trashedAtMs !== trashedAtMs) return true
      if (page.trashedAtMs !== goingForGood)
        await tables.collections.save({ ...page, trashedAtMs: goingForGood })
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
