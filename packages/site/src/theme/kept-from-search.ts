import type { Collection } from '@vitrine/domain/content/collection'

/** Whether search engines are to leave a page out: as it says itself, or what it stands in does. */
export function isKeptFromSearch(collection: Collection, collections: readonly Collection[]): boolean {
  let each: Collection | undefined = collection
  for (let depth = 0; each && depth <= collections.length; depth++) {
    if (each.seoHidden) return true
    const holder: string | null = each.parentId
    each = collections.find(({ id }) => id === holder)
  }
  return false
}
