import { type ListOrder, listOrders } from '@vitrine/domain/catalogue/list-order'
import type { Say } from '@vitrine/domain/words/say'
import type { PageQuery } from '../lists/page-query.ts'

/** What the address of a list of products says beside its category and tag; left out where it is as the owner arranged it. */
export function arrangementLinks({ sort, inStockOnly }: PageQuery): Readonly<Record<string, string>> {
  return {
    ...(sort === 'featured' ? {} : { sort }),
    ...(inStockOnly ? { stock: 'available' } : {}),
  }
}

interface ArrangedList {
  readonly path: string
  readonly filters: Readonly<Record<string, string>>
  readonly say: Say
}

/** `arrangement` of a list of products: the order it stands in, the orders to choose from, and whether what is sold out is left out. */
export function arrangementJson(query: PageQuery, { path, filters, say }: ArrangedList) {
  const chosen = arrangementLinks(query)
  const linkTo = (part: Readonly<Record<string, string>>) => {
    const text = new URLSearchParams({ ...filters, ...part }).toString()
    return text === '' ? path : `${path}?${text}`
  }
  const labels = labelsOf(say)
  const withOrder = (sort: ListOrder) => linkTo(arrangementLinks({ ...query, sort }))
  return {
    sort: query.sort,
    inStockOnly: query.inStockOnly,
    isChanged: Object.keys({ ...filters, ...chosen }).length > 0,
    orders: listOrders.map((value) => ({
      value,
      label: labels[value],
      url: withOrder(value),
      active: value === query.sort,
    })),
    inStockUrl: linkTo(arrangementLinks({ ...query, inStockOnly: !query.inStockOnly })),
    /** What links to another category or tag carry on, beginning with `&`. */
    linkEnd: Object.entries(chosen)
      .map(([name, value]) => `&${name}=${value}`)
      .join(''),
  }
}

function labelsOf(say: Say): Readonly<Record<ListOrder, string>> {
  return {
    featured: say('Featured'),
    name: say('Name, A to Z'),
    'price-asc': say('Price, low to high'),
    'price-desc': say('Price, high to low'),
  }
}
