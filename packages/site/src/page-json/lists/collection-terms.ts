import type { Collection } from '@vitrine/domain/content/collection'
import { RevisionMemory } from '../../revisions/revision-memory.ts'
import { isShop } from '../../theme/collection-shape.ts'
import type { PageContext } from '../page-context.ts'

/** Read once for each revision of a site, as every page of a collection, those of its items too, tells them. */
const knownTerms = new RevisionMemory<readonly string[]>()

/** What is scheduled brings its terms along this much after its moment at the latest. */
const trustMs = 300_000

/** The categories and tags of what stands in a collection: of items those used last first, of products in the order of first use. */
export async function collectionTerms(collection: Collection, context: PageContext) {
  const [categories, tags] = await Promise.all([
    namesOf(collection, 'category', context),
    namesOf(collection, 'tag', context),
  ])
  return { categories, tags }
}

/** The categories of what stands in a collection. */
export function collectionCategories(
  collection: Collection,
  context: PageContext,
): Promise<readonly string[]> {
  return namesOf(collection, 'category', context)
}

function namesOf(collection: Collection, kind: 'category' | 'tag', context: PageContext) {
  const { site, store, nowMs, theme } = context
  const key = `${collection.id} ${kind} ${Math.floor(nowMs / trustMs)}`
  return knownTerms.recall(site, key, async () => {
    const { id: collectionId } = collection
    if (isShop(collection, theme)) {
      return kind === 'category' ? store.products.categories(collectionId) : store.products.tags(collectionId)
    }
    const terms = await store.items.terms({ collectionId, kind, publishedBeforeMs: nowMs })
    return terms.map(({ term }) => term)
  })
}
