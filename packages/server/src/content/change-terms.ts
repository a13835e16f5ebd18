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
  const { collectionId, kind, name } = change
  if (kind === 'category') {
    const known = await tables.categories.list(collectionId)
    const own = known.find((each) => each.name === name)
    const target = known.find((each) => each.name === newName)
    // One that takes in the category above it takes its place.
    const parent = target
      ? target.parent === name
        ? (own?.parent ?? null)
        : target.parent
      : (own?.parent ?? null)
    await tables.categories.save(collectionId, { name: newName, parent })
    for (const child of known.filter((each) => each.parent === name && each.name !== newName))
      await tables.categories.save(collectionId, { ...child, parent: newName })
    await tables.categories.remove(collectionId, name)
  }
  await changeItems(tables, change, (terms) => [
    ...new Set(terms.map((each) => (each === name ? newName : each))),
  ])
}

/** Takes a category or tag off all items; categories below it move up. */
export async function removeTerm(tables: SiteTables, change: TermChange): Promise<void> {
  const { collectionId, kind, name } = change
  if (kind === 'category') {
    const known = await tables.categories.list(collectionId)
    const parent = known.find((each) => each.name === name)?.parent ?? null
    for (const child of known.filter((each) => each.parent === name))
      await tables.categories.save(collectionId, { ...child, parent })
    await tables.categories.remove(collectionId, name)
  }
  await changeItems(tables, change, (terms) => terms.filter((each) => each !== name))
}

/** Puts a category below another, or at the top with null; lists of those above find its items from now on. */
export async function moveCategory(
  tables: SiteTables,
  change: TermChange,
  parent: string | null,
): Promise<void> {
  await tables.categories.save(change.collectionId, { name: change.name, parent })
  await changeItems(tables, change, (terms) => terms)
}

/** Items that are read together. */
const batch = 200

/** Changes the terms of every item of a collection that is touched, those in the trash too, and brings the lists up to date. */
async function changeItems(
  tables: SiteTables,
  { collectionId, kind, name, nowMs }: TermChange,
  change: (terms: readonly string[]) => readonly string[],
): Promise<void> {
  await tables.items.lockIn(collectionId)
  const touched = kind === 'tag' ? new Set([name]) : await downwards(tables, collectionId, name)
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

/** A category and all below it, as they are placed now and under the new name too. */
async function downwards(
  tables: SiteTables,
  collectionId: string,
  name: string,
): Promise<ReadonlySet<string>> {
  const known = await tables.categories.list(collectionId)
  const found = new Set([name])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const each of known) if (each.parent !== null && found.has(each.parent)) found.add(each.name)
  }
  return found
}
