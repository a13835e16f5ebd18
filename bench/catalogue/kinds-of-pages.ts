import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import type { Catalogue } from './open-catalogue.ts'

/** A kind of page or call that is asked for at different addresses. */
export interface KindOfPage {
  readonly name: string
  /** Addresses in a shop of so many products. */
  readonly addresses: (catalogue: Catalogue) => Promise<readonly string[]> | readonly string[]
  readonly isPanel?: boolean
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

/** Products that a list of the demo's shop shows on one page. */
const shownProducts = 24

/** What somebody looks for: frequent words, rare ones, both, beginnings, a word with a slip, and what is nowhere. */
const searched = [
  'mug',
  'vase',
  'hand',
  'lokao mug',
  'tisao',
  'tag 17',
  'made lamp',
  'mu',
  'lo',
  'plaet',
  'P77-1',
  'zeppelin',
] as const

/** What is measured. */
export const kindsOfPages: readonly KindOfPage[] = [
  {
    name: 'list, pages from first to last',
    addresses: ({ products }) => {
      const pages = Math.floor((products * 0.95) / shownProducts)
      return ['/shop', ...numbers(20).map((each) => `/shop?page=${1 + Math.floor((pages * each) / 20)}`)]
    },
  },
  {
    name: 'list of a category',
    addresses: () => numbers(20).map((each) => `/shop?category=Range+${each * 2}`),
  },
  {
    name: 'list in another order',
    addresses: () => [
      ...['name', 'price-asc', 'price-desc'].map((sort) => `/shop?sort=${sort}`),
      ...numbers(10).map((each) => `/shop?sort=price-asc&category=Range+${each * 4}`),
    ],
  },
  {
    name: 'list without what is sold out',
    addresses: () => ['/shop?stock=available', '/shop?stock=available&sort=name'],
  },
  {
    name: 'product page',
    addresses: async ({ owner }) => (await someProducts(owner)).map(({ urlId }) => `/shop/${urlId}`),
  },
  { name: 'search, page', addresses: () => searched.map((text) => `/search?${asQuery(text)}`) },
  {
    name: 'search, call',
    addresses: () => searched.map((text) => `/api/search/GeneralSearch?${asQuery(text)}`),
  },
  {
    name: 'panel, list of products',
    isPanel: true,
    addresses: () => [
      '/api/panel/products',
      ...['title', '-price', 'stock', 'created'].map((sort) => `/api/panel/products?sort=${sort}`),
      ...['mug', 'lokao mug', 'p77', 'tag 17'].map((text) => `/api/panel/products?${asQuery(text)}`),
      ...['availability:is:out', 'category:is:Range 7', 'onSale:is:yes'].map(
        (filter) => `/api/panel/products?${new URLSearchParams({ f: filter })}`,
      ),
    ],
  },
  {
    name: 'panel, one product',
    isPanel: true,
    addresses: async ({ owner }) => (await someProducts(owner)).map(({ id }) => `/api/panel/products/${id}`),
  },
]

function asQuery(text: string): string {
  return new URLSearchParams({ q: text }).toString()
}

interface FoundProduct {
  readonly id: string
  readonly urlId: string
}

/** Visible products from all ends of the list. */
async function someProducts(owner: HttpVisitor): Promise<readonly FoundProduct[]> {
  const found: FoundProduct[] = []
  for (const sort of ['title', '-title', '-price', 'price', 'stock']) {
    const query = new URLSearchParams({ f: 'visible:is:yes', sort, limit: '8' })
    const answer = await owner.get(`/api/panel/products?${query}`)
    const { rows } = (await answer.json()) as { readonly rows: readonly FoundProduct[] }
    found.push(...rows)
  }
  return found
}
