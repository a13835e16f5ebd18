import type { Collection } from '@vitrine/domain/content/collection'
import { collectionUrl } from '../page-json/collection.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { findLock } from '../route/find-lock.ts'

/** A collection that blocks may show, by id or address: not a hidden one, and none behind a password of its own or of what holds it. */
export function collectionNamed(name: string, { collections, site }: PageContext): Collection | undefined {
  const collection = collections.find((each) => each.isEnabled && (each.id === name || each.urlId === name))
  // Who sees the page has come past the lock of the site.
  const isOpen =
    collection && findLock(collectionUrl(collection), { ...site, lock: null }, collections) === null
  return isOpen ? collection : undefined
}
