import { isPublishedAt } from '@vitrine/domain/content/item'
import type { MembershipPlan } from '@vitrine/domain/memberships/plan'
import { itemUrl } from '@vitrine/site/page-json/items/item'
import { productUrl } from '@vitrine/site/page-json/products/product-item'
import { collectionPath } from '@vitrine/site/theme/collection-shape'
import type { Exchange } from '../../http/exchange.ts'

/** Something that a membership opens. */
export interface OpenThing {
  readonly title: string
  readonly url: string
}

/** What a plan opens: pages, then posts and products, with their addresses. */
export async function openThings(
  exchange: Pick<Exchange, 'store' | 'view' | 'origin' | 'services'>,
  plan: MembershipPlan,
): Promise<readonly OpenThing[]> {
  const { store, view, origin, services } = exchange
  const context = await (await view()).contextOf(origin)
  const things = (await Promise.all(plan.areaIds.map((id) => store.memberAreas.thingsOf(id)))).flat()
  const idsOf = (kind: string) => [
    ...new Set(things.filter((each) => each.kind === kind).map(({ id }) => id)),
  ]
  const shelfOf = (id: string) => context.collections.find((each) => each.id === id && each.isEnabled)
  const pages = idsOf('page').flatMap((id) => {
    const page = shelfOf(id)
    return page ? [{ title: page.title, url: collectionPath(page, context) }] : []
  })
  const items = (await context.store.items.findMany(idsOf('item'))).flatMap((item) => {
    const shelf = shelfOf(item.collectionId)
    const isThere = shelf && isPublishedAt(item, services.clock())
    return isThere ? [{ title: item.title, url: itemUrl(item, shelf) }] : []
  })
  const products = (await context.store.products.findMany(idsOf('product'))).flatMap((product) => {
    const shelf = shelfOf(product.collectionId)
    return shelf && product.isVisible ? [{ title: product.title, url: productUrl(product, shelf) }] : []
  })
  return [...pages, ...items, ...products]
}
