import type { Collection } from '@vitrine/domain/content/collection'
import { isShut } from '@vitrine/domain/content/pages/barriers'
import type { PageContext } from '../page-json/page-context.ts'

/** A collection that blocks may show, by id or address: not a hidden one, and none behind a password of its own or of what holds it, or for members alone. */
export function collectionNamed(name: string, { collections }: PageContext): Collection | undefined {
  const collection = collections.find((each) => each.isEnabled && (each.id === name || each.urlId === name))
  return collection && !isShut(collection, collections) ? collection : undefined
}
