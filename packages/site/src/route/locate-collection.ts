import type { Collection } from '@vitrine/domain/content/collection'

/** The collection that a path leads to, and what of the path is left for an item in it. */
export interface LocatedCollection {
  readonly collection: Collection
  readonly rest: readonly string[]
  /** Where the collection was asked for, such as `/work/pots`. */
  readonly path: string
}

/**
 * Finds the collection that a path leads to: by its own address, or beneath the index or folder that holds it. Null for an address that no
 * collection has. Locks are found by the same rule as pages.
 */
export function locateCollection(
  segments: readonly string[],
  collections: readonly Collection[],
): LocatedCollection | null {
  const enabled = collections.filter((each) => each.isEnabled)
  const [first, second, ...others] = segments
  if (first === undefined) {
    const home = enabled.find((each) => each.isHomepage) ?? enabled.find((each) => each.parentId === null)
    return home ? { collection: home, rest: [], path: '/' } : null
  }
  const collection = enabled.find((each) => each.urlId === first)
  if (!collection) return null
  const child = enabled.find((each) => each.parentId === collection.id && each.urlId === second)
  if (child) return { collection: child, rest: others, path: `/${first}/${child.urlId}` }
  return { collection, rest: segments.slice(1), path: `/${first}` }
}

/** The parts of a path, decoded; null when it is no proper path, such as one that reads like the address of another host. */
export function pathSegments(path: string): readonly string[] | null {
  if (path.includes('//')) return null
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
  } catch {
    return null
  }
}
