import { HttpVisitor } from './http-visitor.ts'
import type { ShopProcess } from './start-shop.ts'

/** The first owner of a shop, signed in over HTTP. */
export interface Owner {
  readonly http: HttpVisitor
  readonly email: string
  readonly password: string
  /** Puts a physical product on sale; gives its id, its variant's SKU and its address. */
  sell(product: {
    title: string
    onHand: number
    priceCents: number
  }): Promise<{ itemId: string; sku: string; path: string; variantId: string }>
}

/** Makes the first owner account through the link that the server printed. */
export async function becomeOwner(shop: ShopProcess): Promise<Owner> {
  const http = new HttpVisitor(shop.url)
  const account = {
    email: 'owner@example.org',
    password: 'a long pass phrase for tests',
    displayName: 'Ada Owner',
  }
  const token = new URL(await waitForLink(shop)).searchParams.get('token')
  const made = await http.send('POST', '/api/panel/first-owner', { token, ...account })
  if (!made.ok) throw new Error(`The first owner could not be made: ${made.status} ${await made.text()}`)
  return { http, email: account.email, password: account.password, sell: (product) => sell(http, product) }
}

async function waitForLink(shop: ShopProcess): Promise<string> {
  const giveUpAt = Date.now() + 10_000
  while (!shop.firstOwnerLink && Date.now() < giveUpAt)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return shop.firstOwnerLink
}

async function sell(http: HttpVisitor, product: { title: string; onHand: number; priceCents: number }) {
  const { collections } = await readJson<{ collections: { id: string; urlId: string; typeName: string }[] }>(
    await http.get('/api/panel/collections'),
  )
  const shopCollection = collections.find((each) => each.typeName === 'products')
  if (!shopCollection) throw new Error('The shop has no collection of products.')
  const urlId = product.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const sku = `SQ${urlId.toUpperCase()}`
  const response = await http.send(
    'POST',
    '/api/panel/products',
    productInput({ ...product, collectionId: shopCollection.id, urlId, sku }),
  )
  const { product: saved } = await readJson<{ product: { id: string; variants: { id: string }[] } }>(response)
  return {
    itemId: saved.id,
    sku,
    path: `/${shopCollection.urlId}/${urlId}`,
    variantId: saved.variants[0]?.id ?? '',
  }
}

function productInput(given: {
  title: string
  onHand: number
  priceCents: number
  collectionId: string
  urlId: string
  sku: string
}) {
  return {
    collectionId: given.collectionId,
    urlId: given.urlId,
    type: 'physical',
    title: given.title,
    excerptHtml: '<p>Made for this test.</p>',
    bodyHtml: '',
    categories: [],
    tags: [],
    images: [],
    optionNames: [],
    variants: [
      {
        id: null,
        sku: given.sku,
        attributes: {},
        priceCents: given.priceCents,
        salePriceCents: 0,
        isOnSale: false,
        stock: { unlimited: false, onHand: given.onHand },
        weightGrams: 300,
        imageId: null,
      },
    ],
    subscription: null,
    customAddButtonText: null,
    customSoldOutText: null,
    scarcity: null,
    isFeatured: false,
    isVisible: true,
    seo: { title: '', description: '' },
  }
}

async function readJson<Shape>(response: Response): Promise<Shape> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text.slice(0, 500)}`)
  return JSON.parse(text) as Shape
}
