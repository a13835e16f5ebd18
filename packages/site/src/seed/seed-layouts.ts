import type { Collection } from '@vitrine/domain/content/collection'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { LayoutOwner } from '@vitrine/store/content/layouts'
import type { SiteTables } from '@vitrine/store/store'
import { prepareLayout } from '../blocks/prepare-layout.ts'
import { changePictures, type LayoutSeed } from './read-layout-seeds.ts'
import type { SeedContext } from './seeded-content.ts'

/** Keeps the blocks of the sample content, once what they fill is there. Throws for blocks that cannot be kept. */
export async function seedLayouts(
  seeds: readonly LayoutSeed[],
  { tables, pictureOf, nowMs }: SeedContext & { readonly tables: SiteTables },
): Promise<void> {
  const collections = await tables.collections.list()
  for (const { file, fills, rows, keepsBody } of seeds) {
    const wrong = (what: string) => new Error(`The sample content blocks/${file} is not right: ${what}`)
    const owner = await ownerOf(fills, collections, tables)
    if (!owner) throw wrong(`there is no ${fills.kind} ${fills.name}.`)

    const withPictures = changePictures(rows, pictureOf)
    const complete = await resolveProducts(withPictures, collections, tables)
    const read = readLayout({
      raw: false,
      ...(keepsBody && { keepsBody }),
      layout: { columns: 12, rows: complete },
    })
    const errors = read.ok ? {} : read.errors
    const [first] = Object.entries(errors)
    if (!read.ok) throw wrong(`${first?.[0]}: ${first?.[1]}`)
    const { layout } = await prepareLayout(read.layout, (id) => tables.images.find(id))
    await tables.layouts.save(owner, { layout, updatedAtMs: nowMs })
  }
}

async function ownerOf(
  { kind, name }: LayoutSeed['fills'],
  collections: readonly Collection[],
  tables: SiteTables,
): Promise<LayoutOwner | null> {
  if (kind === 'field') return { kind, id: name }
  const [urlId, ...rest] = name.split('/')
  const collection = collections.find((each) => each.urlId === urlId)
  if (!collection) return null
  if (kind === 'page') return { kind: 'collection', id: collection.id }
  const item = await tables.items.findByUrlId(collection.id, rest.join('/'))
  return item ? { kind, id: item.id } : null
}

/** Blocks name products by their address; what is kept is their id. */
async function resolveProducts(
  value: unknown,
  collections: readonly Collection[],
  tables: SiteTables,
): Promise<unknown> {
  if (Array.isArray(value)) {
    return Promise.all(value.map((each) => resolveProducts(each, collections, tables)))
  }
  if (!isRecord(value)) return value
  const entries = await Promise.all(
    Object.entries(value).map(async ([name, each]) => {
      if (name !== 'product' || typeof each !== 'string') {
        return [name, await resolveProducts(each, collections, tables)] as const
      }
      const [urlId, ...rest] = each.split('/')
      const shop = collections.find((collection) => collection.urlId === urlId)
      const product = shop && (await tables.products.findByUrlId(shop.id, rest.join('/')))
      return ['productId', product?.id ?? ''] as const
    }),
  )
  return Object.fromEntries(entries)
}
