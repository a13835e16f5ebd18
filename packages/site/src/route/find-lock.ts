import type { Collection } from '@vitrine/domain/content/collection'
import { isEnclosed } from '@vitrine/domain/memberships/open-areas'
import type { Lock } from '@vitrine/domain/website/lock'
import type { Site } from '@vitrine/domain/website/site'
import { locateCollection, pathSegments } from './locate-collection.ts'

/** A lock that stands before an address, and what it opens. */
export interface FoundLock {
  /** `site`, or the id of a collection. */
  readonly scope: string
  readonly lock: Lock
}

/** What lies behind the lock of a site, and not of one of its collections. */
export const siteScope = 'site'

/** Finds the lock before a path: that of the whole site, of the collection, or of what the collection is part of. */
export function findLock(path: string, site: Site, collections: readonly Collection[]): FoundLock | null {
  if (site.lock) return { scope: siteScope, lock: site.lock }
  return findLockOf(collectionAt(path, collections), collections)
}

/** Finds the lock before a collection: its own, or of what it is part of. */
export function findLockOf(
  start: Collection | undefined,
  collections: readonly Collection[],
): FoundLock | null {
  let collection = start
  for (let depth = 0; collection && depth < collections.length; depth++) {
    const lock = lockOf(collection)
    if (lock) return { scope: collection.id, lock }
    const { parentId } = collection
    collection = parentId === null ? undefined : collections.find((each) => each.id === parentId)
  }
  return null
}

/** The areas before a collection, and before what it is part of: of each, one must be open. */
export function areasBefore(
  start: Collection | undefined,
  collections: readonly Collection[],
): readonly (readonly string[])[] {
  const found: (readonly string[])[] = []
  let collection = start
  for (let depth = 0; collection && depth < collections.length; depth++) {
    if (isEnclosed(collection)) found.push(collection.areaIds ?? [])
    const holder: string | null = collection.parentId
    collection = collections.find(({ id }) => id === holder)
  }
  return found
}

/** The lock that a scope names, as a posted form says it; null when it is open by now. */
export function lockOfScope(scope: string, site: Site, collections: readonly Collection[]): Lock | null {
  if (scope === siteScope) return site.lock
  const collection = collections.find((each) => each.id === scope)
  return collection ? lockOf(collection) : null
}

/** The collection that a path leads to, or into; what shows nothing stands behind no lock of its own. */
function collectionAt(path: string, collections: readonly Collection[]): Collection | undefined {
  const segments = pathSegments(path)
  return segments === null ? undefined : locateCollection(segments, collections)?.collection
}

function lockOf({ isPasswordProtected, passwordHash, title, lockTexts }: Collection): Lock | null {
  if (!isPasswordProtected || passwordHash === null) return null
  return {
    passwordHash,
    headline: lockTexts?.headline || title,
    bodyHtml: lockTexts?.bodyHtml ?? '',
  }
}
