import type { Product } from '@vitrine/domain/catalogue/product'
import { isEnclosed } from '@vitrine/domain/memberships/open-areas'
import type { Site } from '@vitrine/domain/website/site'
import { areasBefore } from '@vitrine/site/route/find-lock'
import type { SiteTables } from '@vitrine/store/store'

/** The areas before a product, its own and those of its pages: of each, one must be open. */
export type ProductAreas = (
  product: Pick<Product, 'collectionId' | 'areaIds'>,
) => readonly (readonly string[])[]

/** Read once per revision of a site: a changed site is another object. */
const known = new WeakMap<Site, ProductAreas>()

/** The areas before a site's products. */
export async function readProductAreas(
  { collections }: Pick<SiteTables, 'collections'>,
  site: Site,
): Promise<ProductAreas> {
  const kept = known.get(site)
  if (kept) return kept
  const all = await collections.list()
  const before = new Map(all.map((each) => [each.id, areasBefore(each, all)]))
  const areas: ProductAreas = ({ collectionId, areaIds = [] }) => {
    const ofPages = before.get(collectionId) ?? []
    return isEnclosed({ areaIds }) ? [areaIds, ...ofPages] : ofPages
  }
  known.set(site, areas)
  return areas
}
