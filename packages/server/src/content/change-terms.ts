import { changeTree, type TreeChange } from '@vitrine/domain/content/categories/change-tree'
import type { TermKind } from '@vitrine/domain/content/categories/check-category'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { SiteTables } from '@vitrine/store/store'

/** A category or tag of a collection that is changed. */
interface TermChange {
  readonly collectionId: string
  readonly nowMs: number
  readonly kind: TermKind
  readonly name: string
}

/** Gives a category or tag another name in all items; one that has the name already takes its items in. */
export async function renameTerm(tables: SiteTables, change: TermChange, newName: string): Promise<void> {
  const { name } = change
  await changeItems(tables, change, {
    touched: await keepTree(tables, change, { kind: 'rename', name, newName }),
    change: (terms) => [...new Set(terms.map((each) => (each === name ? newName : each)))],
  })
}

/** Takes a category or tag off all items; categories below it move up. */
export async function removeTerm(tables: SiteTables, change: TermChange): Promise<void> {
  const { name } = change
  await changeItems(tables, change, {
    touched: await keepTree(tables, change, { kind: 'remove', name }),
    change: (terms) => terms.filter((each) => each !== name),
  })
}

/** Puts a category below another, or at the top with null; lists of those above find its items from now on. */
export async function moveCategory(
  tables: SiteTables,
  change: TermChange,
  parent: string | null,
): Promise<void> {
  const touched = await keepTree(tables, change, { kind: 'move', name: change.name, parent })
  await changeItems(tables, change, { touched, change: (terms) => terms })
}

/** Changes the tree of categories, and returns the terms whose items are to be found in other lists. */
async function keepTree(
  { categories }: SiteTables,
  { collectionId, kind, name }: TermChange,
  change: TreeChange,
): Promise<ReadonlySet<string>> {
  if (kind === 'tag') return new Set([name])
  const { saved, removed, touched } = changeTree(await categories.list(collectionId), change)
  for (const each of saved) await categories.save(collectionId, each)
  for (const each of removed) await categories.remove(collectionId, each)
  return touched
}

interface ChangeOfItems {
  readonly touched: ReadonlySet<string>
  readonly change: (terms: readonly string[]) => readonly string[]
}

/** Items that are read together. */
const batch = 200

/** Changes the terms of every item of a collection that is touched, those in the trash too, and brings the lists up to date. */
async function changeItems(
  tables: SiteTables,
  { collectionId, kind, nowMs }: TermChange,
  { touched, change }: ChangeOfItems,
): Promise<void> {
  await tables.items.lockIn(collectionId)
  const field = kind === 'tag' ? 'tags' : 'categories'
  for (const shelf of [undefined, 'trash'] as const) {
    for (let offset = 0; ; offset += batch) {
      const { rows } = await tables.items.search({
        ...{
          collectionId,
          shelf,
          nowMs,
          sort: 'position',
          direction: 'asc',
          offset,
          limit: batch,
        },
      })
      for (const item of rows.filter((each) => each[field].some((term) => touched.has(term))))
        await tables.items.save(withTerms(item, { field, terms: change(item[field]), nowMs }))
      if (rows.length < batch) break
    }
  }
}

/** Only what is written otherwise from now on counts as changed. */
function withTerms(
  item: ContentItem,
  {
    field,
    terms,
    nowMs,
  }: { readonly field: 'tags' | 'categories'; readonly terms: readonly string[]; readonly nowMs: number },
): ContentItem {
  if (JSON.stringify(item[field]) === JSON.stringify(terms)) return item
  return { ...item, [field]: terms, updatedAtMs: Math.max(nowMs, item.updatedAtMs + 1) }
}
