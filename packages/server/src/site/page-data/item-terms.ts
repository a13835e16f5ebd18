import type { Collection } from '@vitrine/domain/content/collection'
import type { PageContext } from './page-context.ts'
import { RevisionMemory } from './revision-memory.ts'

const knownTerms = new RevisionMemory<readonly string[]>()

/** What is scheduled brings its terms along this much after its moment at the latest. */
const trustMs = 300_000

/** The categories and tags of a collection's items, those used last first. */
export async function termNames(collection: Collection, context: PageContext) {
  const [categories, tags] = await Promise.all([
    namesOf(collection, 'category', context),
    namesOf(collection, 'tag', context),
  ])
  return { categories, tags }
}

/** The categories of a collection's items. */
export function itemCategories(collection: Collection, context: PageContext): Promise<readonly string[]> {
  return namesOf(collection, 'category', context)
}

function namesOf(collection: Collection, kind: 'category' | 'tag', context: PageContext) {
  const { site, store, nowMs } = context
  const key = `${collection.id} ${kind} ${Math.floor(nowMs / trustMs)}`
  return knownTerms.recall(site, key, async () => {
    const terms = await store.items.terms({ collectionId: collection.id, kind, publishedBeforeMs: nowMs })
    return terms.map(({ term }) => term)
  })
}
