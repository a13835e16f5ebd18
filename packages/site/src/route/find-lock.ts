import type { Collection } from '@vitrine/domain/content/collection'
import { barriersBefore, lockOf } from '@vitrine/domain/content/pages/barriers'
import { type FoundLock, type Lock, siteScope } from '@vitrine/domain/website/lock'
import type { Site } from '@vitrine/domain/website/site'
import { locateCollection, pathSegments } from './locate-collection.ts'

/** Finds the locks before a path: that of the whole site first, then those of what holds its page, and of the page. */
export function locksBefore(
  path: string,
  site: Pick<Site, 'lock'>,
  collections: readonly Collection[],
): readonly FoundLock[] {
  const ofPages = barriersBefore(collectionAt(path, collections), collections).locks
  return site.lock ? [{ scope: siteScope, lock: site.lock }, ...ofPages] : ofPages
}

/** The lock that a scope names, as a posted form says it; null when it is open by now. */
export function lockOfScope(scope: string, site: Site, collections: readonly Collection[]): Lock | null {
  if (scope === siteScope) return site.lock
  const collection = collections.find((each) => each.id === scope)
  const [found] = collection ? lockOf(collection) : []
  return found?.lock ?? null
}

/** The collection that a path leads to, or into; what shows nothing stands behind no lock of its own. */
function collectionAt(path: string, collections: readonly Collection[]): Collection | undefined {
  const segments = pathSegments(path)
  return segments === null ? undefined : locateCollection(segments, collections)?.collection
}
