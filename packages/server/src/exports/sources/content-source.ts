import { contentHeader, itemRow, pageRow } from '@vitrine/domain/exports/content-row'
import type { ExportSource } from '../export-source.ts'

/** Items that are read at once. */
const batch = 100

/** Behind the pages, before the first item: no id comes before it. */
const beforeItems = '0'

/** Pages, then all that stands in collections. */
export const contentSource: ExportSource = {
  header: contentHeader,
  count: async (store, nowMs) => {
    const shelves = await store.items.countShelves(nowMs)
    return (await store.collections.list()).length + shelves.reduce((sum, { total }) => sum + total, 0)
  },
  read: async (after, { store, nowMs, origin }) => {
    const { timeZone } = await store.site.read()
    const context = { nowMs, origin, timeZone }
    const pages = await store.collections.list()
    if (after === '')
      return {
        lines: pages.map((page) => pageRow(page, context)),
        looked: pages.length,
        written: pages.length,
        left: [],
        next: beforeItems,
      }
    const items = await store.items.behind(after, batch)
    const byId = new Map(pages.map((page) => [page.id, page]))
    const lines = items.flatMap((item) => {
      const collection = byId.get(item.collectionId)
      return collection && item.trashedAtMs === null ? [itemRow(item, { collection, ...context })] : []
    })
    const trashed = items.filter(({ trashedAtMs }) => trashedAtMs !== null)
    return {
      lines,
      looked: items.length,
      written: lines.length,
      left: trashed.map(({ title }) => ({ name: title, reason: 'It is in the trash.' })),
      next: items.length < batch ? null : (items.at(-1)?.id ?? null),
    }
  },
}
