import { allCalls } from '@vitrine/contract/calls'
import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { read } from '../../e2e/testing/read.ts'
import { formWritings } from './form-writings.ts'
import { fullSettings } from './full-settings.ts'
import { listedWritings } from './listed-writings.ts'
import { membershipWritings } from './membership-writings.ts'
import { offeredKinds, type PageTree, pageWritings } from './page-writings.ts'
import { plainProduct, richItem } from './plain-bodies.ts'
import { recordWritings } from './record-writings.ts'
import { refundWriting } from './refund-writing.ts'
import type { Writing } from './write-hostile.ts'

type Fields = Readonly<Record<string, unknown>>
type Rows = readonly { readonly id: string }[]

async function make<Shape>(http: HttpVisitor, path: string, body: unknown): Promise<Shape> {
  const answer = await http.send('POST', path, body)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Shape
}

/** Every change with texts that an owner can make, as the contract names it, with something in each field. */
export async function listOwnerWritings(
  http: HttpVisitor,
  buy: () => Promise<string>,
): Promise<readonly Writing[]> {
  const image = await anyPicture(http)
  for (const typeName of await offeredKinds(http))
    await make(http, '/api/panel/pages', { typeName, title: typeName, urlId: '', menu: null, parentId: null })
  const tree = await read<PageTree>(http, '/api/panel/pages')
  return [
    ...settingsWritings(http, image),
    ...plainWritings(image),
    ...pageWritings(http, tree, image),
    ...(await itemWritings(http, image)),
    ...(await productWritings(http, image)),
    ...(await layoutWritings(http)),
    ...(await formWritings(http)),
    ...membershipWritings(http),
    ...(await mediaWritings(http)),
    ...(await visitorWritings(http, buy)),
    ...(await listedWritings(http)),
    await siteWriting(http),
  ]
}

async function anyPicture(http: HttpVisitor): Promise<Readonly<Record<string, unknown>>> {
  const { rows: products } = await read<{ rows: Rows }>(http, '/api/panel/products?q=Morning%20mug')
  const { product } = await read<{ product: { images: readonly Readonly<Record<string, unknown>>[] } }>(
    http,
    `/api/panel/products/${products[0]?.id}`,
  )
  const [image] = product.images
  if (!image) throw new Error('The product has no picture')
  return image
}

/** The parts of the settings, each read and changed at one address; those that hold code are not among them. */
function settingsWritings(http: HttpVisitor, image: unknown): readonly Writing[] {
  const richer = fullSettings(image)
  const parts = allCalls.filter(({ method, body }) => method === 'PUT' && isPart(body))
  return parts
    .filter(({ name, path }) => name !== 'changeSiteCode' && !path.includes(':'))
    .map(({ name, path }) => ({
      name,
      method: 'PUT',
      open: async () => {
        const { value, version } = await read<{ value: Fields; version: string }>(http, path)
        return { path, body: { value: { ...value, ...richer[name] }, version } }
      },
    }))
}

function isPart(schema: unknown): boolean {
  const { properties } = schema as { readonly properties?: Fields }
  return properties !== undefined && Object.keys(properties).sort().join() === 'value,version'
}

function plainWritings(image: unknown): readonly Writing[] {
  const as = (method: 'PUT' | 'POST', name: string, path: string, body: unknown): Writing => ({
    name,
    method,
    open: async () => ({ path, body }),
  })
  return [
    as('PUT', 'changeAccount', '/api/panel/account', {
      displayName: 'Ada Owner',
      email: 'owner@example.org',
      currentPassword: 'a long pass phrase for tests',
    }),
    as('POST', 'createAuthor', '/api/panel/authors', {
      displayName: 'Ana',
      bioHtml: '<p>Bio</p>',
      avatar: image,
      websiteUrl: 'https://ana.example/',
    }),
  ]
}

async function itemWritings(http: HttpVisitor, image: unknown): Promise<readonly Writing[]> {
  const { collections } = await read<{
    collections: readonly { id: string; kinds: readonly { kind: string; customType: string | null }[] }[]
  }>(http, '/api/panel/content-collections')
  const perCollection = await Promise.all(
    collections.map(async ({ id: collectionId, kinds }) => {
      const [taken] = kinds
      const start = { collectionId, kind: taken?.kind, customType: taken?.customType ?? null }
      const created = await make<{ row: { id: string } }>(http, '/api/panel/items', {
        ...start,
        title: 'Title',
        ...(taken?.kind === 'image' ? { image } : {}),
      })
      const itemId = created.row.id
      const open = async () => {
        const stored = await read<{ input: Fields; updatedAtMs: number }>(http, `/api/panel/items/${itemId}`)
        return { input: richItem(stored.input, image), updatedAtMs: stored.updatedAtMs }
      }
      const change: Writing = {
        name: 'changeContentItem',
        method: 'PUT',
        open: async () => {
          const { input, updatedAtMs } = await open()
          return { path: `/api/panel/items/${itemId}`, body: { ...input, updatedAtMs } }
        },
      }
      const draft: Writing = {
        name: 'keepItemDraft',
        method: 'PUT',
        open: async () => {
          const { input, updatedAtMs } = await open()
          return { path: `/api/panel/items/${itemId}/draft`, body: { input, baseAtMs: updatedAtMs } }
        },
      }
      const term: Writing = {
        name: 'createCategory',
        method: 'POST',
        open: async () => ({
          path: `/api/panel/categories/${collectionId}`,
          body: { name: `Category ${counter()}`, parent: null },
        }),
      }
      return collectionId === collections[0]?.id ? [change, draft, term] : [change]
    }),
  )
  return perCollection.flat()
}

let counted = 0
const counter = () => {
  counted += 1
  return counted
}

async function productWritings(http: HttpVisitor, image: unknown): Promise<readonly Writing[]> {
  const { collections } = await read<{ collections: readonly { id: string; typeName: string }[] }>(
    http,
    '/api/panel/collections',
  )
  const shop = collections.find(({ typeName }) => typeName === 'products')
  const { product } = await make<{ product: { id: string } }>(
    http,
    '/api/panel/products',
    plainProduct(shop?.id ?? '', image),
  )
  const path = `/api/panel/products/${product.id}`
  const change: Writing = {
    name: 'changeProduct',
    method: 'PUT',
    open: async () => {
      const { product: stored } = await read<{ product: Fields }>(http, path)
      const { id: _id, createdAtMs: _made, ...input } = stored
      const variants = (stored.variants as readonly Fields[]).map(({ stock: _stock, ...variant }) => variant)
      return { path, body: { ...input, variants } }
    },
  }
  return [change]
}

async function layoutWritings(http: HttpVisitor): Promise<readonly Writing[]> {
  const { owners } = await read<{ owners: readonly { kind: string; id: string }[] }>(
    http,
    '/api/panel/layouts',
  )
  return owners.map(({ kind, id }) => ({
    name: 'saveLayout',
    method: 'PUT',
    open: async () => {
      const path = `/api/panel/layouts/${kind}/${id}`
      return { path, body: await read<Fields>(http, path) }
    },
  }))
}

async function mediaWritings(http: HttpVisitor): Promise<readonly Writing[]> {
  const { rows } = await read<{ rows: Rows }>(http, '/api/panel/media')
  return rows.slice(0, 3).map(({ id }) => ({
    name: 'changeMedia',
    method: 'PUT',
    open: async () => {
      const path = `/api/panel/media/${id}`
      const { media: entry } = await read<{ media: Fields }>(http, path)
      const { title, filename, altText, focalPoint, updatedAtMs } = entry
      return {
        path,
        body: { title: title || 'Title', filename, altText: altText || 'Alt', focalPoint, updatedAtMs },
      }
    },
  }))
}

/** Answers to what visitors did. */
async function visitorWritings(http: HttpVisitor, buy: () => Promise<string>): Promise<readonly Writing[]> {
  const { rows } = await read<{ rows: Rows }>(http, '/api/panel/comments')
  return [
    {
      name: 'answerComment',
      method: 'POST',
      open: async () => ({ path: `/api/panel/comments/${rows[0]?.id}/answers`, body: { body: 'Yes.' } }),
    },
    {
      name: 'fulfillOrder',
      method: 'POST',
      open: async () => ({
        path: `/api/panel/orders/${await buy()}/fulfillments`,
        body: {
          carrier: 'Post',
          trackingNumber: '1',
          trackingUrl: 'https://post.example/1',
          notifyCustomer: true,
        },
      }),
    },
    refundWriting(http, buy),
    ...recordWritings(http, buy),
  ]
}

async function siteWriting(http: HttpVisitor): Promise<Writing> {
  const open = async () => {
    const { sites } = await read<{ sites: readonly { id: string; version: string }[] }>(
      http,
      '/api/panel/sites',
    )
    const { id = '', version = '' } = sites[0] ?? {}
    return { path: `/api/panel/sites/${id}`, body: { title: 'Title', hosts: [] as string[], version } }
  }
  return { name: 'changeSite', method: 'PUT', open }
}
