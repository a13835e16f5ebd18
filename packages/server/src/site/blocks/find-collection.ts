import type { Collection } from '@vitrine/domain/content/collection'
import type { PageContext } from '../page-data/page-context.ts'

/** A collection that visitors may see, by id or address; blocks show nothing of one behind a password. */
export function collectionNamed(name: string, { collections }: PageContext): Collection | undefined {
  return collections.find(
    (each) => each.isEnabled && !each.isPasswordProtected && (each.id === name || each.urlId === name),
  )
}
