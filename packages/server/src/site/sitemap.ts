import type { Collection } from '@vitrine/domain/content/collection'
import type { ProductImage } from '@vitrine/domain/product/product'
import { absolute } from './assemble/page-meta.ts'
import { xml } from './feed.ts'
import { collectionUrl } from './page-data/collection.ts'
import { itemUrl } from './page-data/item.ts'
import type { PageContext } from './page-data/page-context.ts'
import { productUrl } from './page-data/product-item.ts'

/** Most addresses that one sitemap may hold. */
const maxAddresses = 50_000

/** Rows read at once. */
const batch = 200

/** Writes the sitemap: every public page, with its pictures and when it last changed. */
export async function renderSitemap(context: PageContext): Promise<string> {
  const { origin } = context
  const entries: string[] = []
  for (const collection of context.collections.filter((each) => each.isEnabled)) {
    const images = collection.mainImage ? [collection.mainImage] : []
    entries.push(
      entry({ url: collectionUrl(collection), updatedAtMs: collection.updatedAtMs, images }, origin),
    )
    for await (const item of itemsOf(collection, context)) {
      if (entries.length >= maxAddresses) break
      entries.push(entry(item, origin))
    }
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
}

interface SitemapItem {
  readonly url: string
  readonly updatedAtMs: number
  readonly images: readonly ProductImage[]
}

async function* itemsOf(collection: Collection, { store, nowMs }: PageContext): AsyncGenerator<SitemapItem> {
  const collectionId = collection.id
  for (let offset = 0; ; offset += batch) {
    const items: SitemapItem[] = []
    if (collection.typeName === 'products') {
      const { rows } = await store.products.list({ collectionId, offset, limit: batch })
      for (const product of rows) items.push({ ...product, url: productUrl(product, collection) })
    } else {
      const { rows } = await store.items.list({
        collectionId,
        publishedBeforeMs: nowMs,
        offset,
        limit: batch,
      })
      for (const post of rows) {
        items.push({ ...post, url: itemUrl(post, collection), images: post.image ? [post.image] : [] })
      }
    }
    yield* items
    if (items.length < batch) return
  }
}

function entry({ url, updatedAtMs, images }: SitemapItem, origin: string): string {
  const pictures = images.map(
    (image) => `<image:image><image:loc>${xml(absolute(image.assetUrl, origin))}</image:loc></image:image>`,
  )
  const changed = new Date(updatedAtMs).toISOString()
  return `<url><loc>${xml(encodeURI(origin + url))}</loc><lastmod>${changed}</lastmod>${pictures.join('')}</url>`
}
