import type { Product } from '@vitrine/domain/catalogue/product'
import { barriersBefore } from '@vitrine/domain/content/pages/barriers'
import { isEnclosed } from '@vitrine/domain/memberships/open-areas'
import type { Site } from '@vitrine/domain/website/site'
import { collectionsOf } from '@vitrine/site/revisions/collections-of'
import { RevisionMemory } from '@vitrine/site/revisions/revision-memory'
import type { SiteTables } from '@vitrine/store/store'

/** The areas before a product, its own and those of its pages: of each, one must be open. */
export type ProductAreas = (
  product: Pick<Product, 'collectionId' | 'areaIds'>,
) => readonly (readonly string[])[]

const known = new RevisionMemory<ProductAreas>()

/** The areas before a site's products, read once for each revision. */
export function readProductAreas(tables: Pick<SiteTables, 'collections'>, site: Site): Promise<ProductAreas> {
  return known.recall(site, '', async () => {
    const all = await collectionsOf(site, tables)
    const before = new Map(all.map((each) => [each.id, barriersBefore(each, all).areas]))
    return ({ collectionId, areaIds = [] }) => {
      const ofPages = before.get(collectionId) ?? []
      return isEnclosed({ areaIds }) ? [areaIds, ...ofPages] : ofPages
    }
  })
}
