import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import { shownLegalPages } from '@vitrine/domain/website/settings/legal-texts'
import type { ItemQuery } from '@vitrine/store/content/items'
import { absolute } from '../html/absolute.ts'
import { languagesOf } from '../language/page-languages.ts'
import { itemUrl } from '../page-json/items/item.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { productUrl } from '../page-json/products/product-item.ts'
import { collectionPath, isFolder, isLocked, isShop } from '../theme/collection-shape.ts'
import { standsAlone } from '../theme/page-kinds.ts'
import { encodedAddress } from './encoded-address.ts'
import { xml } from './xml.ts'

/** Most addresses, and bytes, that one sitemap may hold (sitemaps.org). */
const mostOfSitemap = { addresses: 50_000, bytes: 52_428_800 }

/** In more languages than these an address does not name all others: that would be a line for each pair of them. Heads of pages do. */
const mostNamed = 10

/** Rows read at once; others have their turn in between. */
const batch = 200

/** How much one sitemap holds. */
type SitemapRoom = typeof mostOfSitemap

/** Writes the sitemap: every public page, with its pictures and when it last changed. Where that is more than one may hold, it is an index of several. */
export async function renderSitemap(
  context: PageContext,
  most: SitemapRoom = mostOfSitemap,
): Promise<string> {
  let whole = ''
  let count = 0
  for await (const part of sitemapParts(context, most)) {
    whole = part
    count += 1
  }
  return count === 1 ? whole : indexOf(context, count)
}

/** Writes one of several sitemaps, counted from 1; null where there are not so many. */
export async function renderSitemapPart(
  context: PageContext,
  number: number,
  most: SitemapRoom = mostOfSitemap,
): Promise<string | null> {
  let count = 0
  for await (const part of sitemapParts(context, most)) {
    count += 1
    if (count === number) return part
  }
  return null
}

/** Where one of several sitemaps is. */
function sitemapPartPath(number: number): string {
  return `/sitemap-${number}.xml`
}

/** The sitemaps one after another, each as full as it may be; one that is empty where there is no page. */
async function* sitemapParts(context: PageContext, most: SitemapRoom): AsyncGenerator<string> {
  const entry = entryIn(context)
  // The foot brings the end of the last line.
  const frameBytes = Buffer.byteLength(head(context) + foot) - 1
  const written = (entries: readonly string[]) => `${head(context)}${entries.join('\n')}${foot}`
  let entries: string[] = []
  let bytes = frameBytes
  for await (const item of everyPage(context))
    for (const each of entry(item)) {
      const more = Buffer.byteLength(each) + 1
      if (entries.length > 0 && (entries.length >= most.addresses || bytes + more > most.bytes)) {
        yield written(entries)
        entries = []
        bytes = frameBytes
      }
      entries.push(each)
      bytes += more
    }
  yield written(entries)
}

function indexOf({ origin }: PageContext, count: number): string {
  const parts = Array.from({ length: count }, (_, place) => {
    return `<sitemap><loc>${xml(origin + sitemapPartPath(place + 1))}</loc></sitemap>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join('\n')}
</sitemapindex>
`
}

function head(context: PageContext): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${languagesOf(context).length === 0 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'}>
`
}

const foot = '\n</urlset>\n'

async function* everyPage(context: PageContext): AsyncGenerator<SitemapEntry> {
  const { collections, site, theme } = context
  for (const collection of collections.filter((each) => isPublic(each, collections))) {
    if (!isFolder(collection, theme)) yield pageOf(collection, context)
    yield* itemsOf(collection, context)
  }
  for (const name of templatePages(context)) yield { url: `/${name}` }
  for (const { path } of shownLegalPages(site)) yield { url: path }
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
  return [...theme.folder.pages.keys()].filter((name) => !taken.has(name) && standsAlone(name, theme))
}

interface SitemapEntry {
  /** A path without a prefix. */
  readonly url: string
  readonly updatedAtMs?: number
  readonly images?: readonly ProductImage[]
}

type SitemapItem = Required<SitemapEntry>

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
      await nextTurn()
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
    await nextTurn()
    const cursorMs = last.publishedAtMs
    const ties = rows.filter((item) => item.publishedAtMs === cursorMs).length
    place = { cursorMs, offset: ties + (place.cursorMs === cursorMs ? place.offset : 0) }
  }
}

/** Writes an address in every language of the site, each with where the others are, unless these are many. */
function entryIn(context: PageContext): (item: SitemapEntry) => readonly string[] {
  const { origin } = context
  const shown = languagesOf(context)
  const whole = (prefix: string, url: string) => xml(encodedAddress(origin + addressIn(prefix, url)))
  return ({ url, updatedAtMs, images = [] }) => {
    const changed =
      updatedAtMs === undefined ? '' : `<lastmod>${new Date(updatedAtMs).toISOString()}</lastmod>`
    const named = shown.length > mostNamed ? [] : shown
    const others = named.map(
      ({ code, prefix }) =>
        `<xhtml:link rel="alternate" hreflang="${xml(code)}" href="${whole(prefix, url)}"/>`,
    )
    const pictures = images.map(
      (image) => `<image:image><image:loc>${xml(absolute(image.assetUrl, origin))}</image:loc></image:image>`,
    )
    const rest = `${changed}${others.join('')}${pictures.join('')}`
    const prefixes = shown.length === 0 ? [''] : shown.map(({ prefix }) => prefix)
    return prefixes.map((prefix) => `<url><loc>${whole(prefix, url)}</loc>${rest}</url>`)
  }
}
