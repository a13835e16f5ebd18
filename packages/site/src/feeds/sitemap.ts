import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { shownLegalPages } from '@vitrine/domain/website/settings/legal-texts'
import type { ItemQuery } from '@vitrine/store/content/items'
import { absolute } from '../html/absolute.ts'
import { itemUrl } from '../page-json/items/item.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { productUrl } from '../page-json/products/product-item.ts'
import { collectionPath, isFolder, isLocked, isShop } from '../theme/collection-shape.ts'
import { xml } from './feed.ts'

/** Most addresses that one sitemap may hold. */
const maxAddresses = 50_000

/** Rows read at once. */
const batch = 200

/** Writes the sitemap: every public page, with its pictures and when it last changed. */
export async function renderSitemap(context: PageContext): Promise<string> {
  const { origin, collections } = context
  const entries: string[] = []
  for (const collection of collections.filter((each) => isPublic(each, collections))) {
    if (!isFolder(collection, context.theme)) entries.push(entry(pageOf(collection, context), origin))
    for await (const item of itemsOf(collection, context)) {
      if (entries.length >= maxAddresses) break
      entries.push(entry(item, origin))
    }
  }
  for (const name of templatePages(context)) {
    entries.push(`<url><loc>${xml(encodeURI(`${origin}/${name}`))}</loc></url>`)
  }
  for (const { path } of shownLegalPages(context.site)) {
    entries.push(`<url><loc>${xml(origin + path)}</loc></url>`)
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.slice(0, maxAddresses).join('\n')}
</urlset>
`
}

/** What is hidden, locked or leads elsewhere is not for search engines; nor is what stands inside of what is hidden. */
export function isPublic(collection: Collection, all: readonly Collection[]): boolean {
  const { isEnabled, seoHidden, externalUrl, parentId } = collection
  if (!isEnabled || seoHidden || externalUrl !== null || isLocked(collection, all)) return false
  const parent = parentId === null ? undefined : all.find((each) => each.id === parentId)
  return parent === undefined || !parent.seoHidden
}

/** Pages that only the template knows. */
function templatePages({ theme, collections }: PageContext): readonly string[] {
  const taken = new Set(collections.flatMap(({ urlId, typeName }) => [urlId, typeName]))
  return [...theme.folder.pages.keys()].filter((name) => name !== 'not-found' && !taken.has(name))
}

interface SitemapItem {
  readonly url: string
  readonly updatedAtMs: number
  readonly images: readonly ProductImage[]
}

function pageOf(collection: Collection, context: PageContext): SitemapItem {
  const images = collection.mainImage ? [collection.mainImage] : []
  return { url: collectionPath(collection, context), updatedAtMs: collection.updatedAtMs, images }
}

async function* itemsOf(collection: Collection, context: PageContext): AsyncGenerator<SitemapItem> {
  const { store, theme } = context
  if (isShop(collection, theme)) {
    for (let offset = 0; ; offset += batch) {
      const { rows } = await store.products.list({ collectionId: collection.id, offset, limit: batch })
      for (const product of rows) yield { ...product, url: productUrl(product, collection) }
      if (rows.length < batch) return
    }
  }
  if (!theme.views.get(collection.typeName)?.item) return
  for await (const item of contentOf(collection, context)) {
    if (item.isPassthrough && item.sourceUrl !== '') continue
    const images = [...(item.image ? [item.image] : []), ...item.gallery]
    yield { url: itemUrl(item, collection), updatedAtMs: item.updatedAtMs, images }
  }
}

/** Everything that visitors see of a collection. Each part begins where the one before ended. */
async function* contentOf({ id }: Collection, { store, nowMs }: PageContext): AsyncGenerator<ContentItem> {
  let place: Pick<ItemQuery, 'cursorMs' | 'offset'> = { offset: 0 }
  for (;;) {
    const query = { collectionId: id, publishedBeforeMs: nowMs, limit: batch, ...place }
    const { rows } = await store.items.list(query)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    const cursorMs = last.publishedAtMs
    const ties = rows.filter((item) => item.publishedAtMs === cursorMs).length
    place = { cursorMs, offset: ties + (place.cursorMs === cursorMs ? place.offset : 0) }
  }
}

function entry({ url, updatedAtMs, images }: SitemapItem, origin: string): string {
  const pictures = images.map(
    (image) => `<image:image><image:loc>${xml(absolute(image.assetUrl, origin))}</image:loc></image:image>`,
  )
  const changed = new Date(updatedAtMs).toISOString()
  return `<url><loc>${xml(encodeURI(origin + url))}</loc><lastmod>${changed}</lastmod>${pictures.join('')}</url>`
}
