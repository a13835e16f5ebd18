import { isProductOpenTo } from '@vitrine/domain/catalogue/for-members'
import type { Collection } from '@vitrine/domain/content/collection'
import { barriersBefore } from '@vitrine/domain/content/pages/barriers'
import { isOpenTo, type OpenAreas } from '@vitrine/domain/memberships/open-areas'
import type { SiteStore } from '@vitrine/store/store'
import { isShop } from '../theme/collection-shape.ts'
import type { Theme } from '../theme/theme.ts'
import { locateCollection, pathSegments } from './locate-collection.ts'
import { productUrlId } from './route.ts'

/** What stands between an address and those who are no members. */
export interface Enclosure {
  /** The areas that lead in, of what is asked for and of each part of the site that it lies in. */
  readonly areaIds: readonly string[]
  readonly isOpenTo: (open: OpenAreas) => boolean
}

interface Place {
  readonly store: SiteStore
  readonly theme: Theme
  readonly collections: readonly Collection[]
}

/** Finds what is for members alone at a path: a page, what it is part of, or the single post or product; null for what is for all. */
export async function enclosureAt(path: string, place: Place): Promise<Enclosure | null> {
  const segments = pathSegments(path.replace(/\/+$/, ''))
  const located = segments && locateCollection(segments, place.collections)
  if (!located) return null
  const { collection, rest } = located
  const before = barriersBefore(collection, place.collections).areas
  const thing = rest.length === 0 ? null : await thingAt(collection, rest, place)
  if (before.length === 0 && thing === null) return null
  return {
    areaIds: [...new Set([...before.flat(), ...(thing?.areaIds ?? [])])],
    isOpenTo: (open) =>
      before.every((areaIds) => isOpenTo({ areaIds }, open)) && (thing?.isOpenTo(open) ?? true),
  }
}

async function thingAt(
  collection: Collection,
  rest: readonly string[],
  { store, theme }: Place,
): Promise<Enclosure | null> {
  if (isShop(collection, theme)) {
    const product = await store.products.findByUrlId(collection.id, productUrlId(rest))
    if (!product?.isVisible) return null
    return { areaIds: product.areaIds ?? [], isOpenTo: (open) => isProductOpenTo(product, open) }
  }
  const item = await store.items.findByUrlId(collection.id, rest.join('/'))
  if (!item?.areaIds || item.trashedAtMs !== null) return null
  return { areaIds: item.areaIds, isOpenTo: (open) => isOpenTo(item, open) }
}
