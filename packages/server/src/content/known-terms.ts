import type { Terms } from '@vitrine/domain/content/term-spelling'
import type { SiteTables } from '@vitrine/store/store'

/** Whose terms are asked for: a collection's, without those that an item of it alone is known by, which its owner may spell otherwise. */
interface KnownBy extends Partial<Terms> {
  readonly collectionId: string
}

/** The categories of a collection, those in its tree and those that items alone name, and its tags. */
export async function knownTerms(
  { items, categories }: Pick<SiteTables, 'items' | 'categories'>,
  { collectionId, ...own }: KnownBy,
): Promise<Terms> {
  const placed = await categories.list(collectionId)
  const labels = await items.labels(collectionId)
  const named = (kind: 'category' | 'tag', ofItem: readonly string[] = []) =>
    labels
      .filter((label) => label.kind === kind && (label.total > 1 || !ofItem.includes(label.term)))
      .map(({ term }) => term)
  return {
    categories: [...placed.map(({ name }) => name), ...named('category', own.categories)],
    tags: named('tag', own.tags),
  }
}
