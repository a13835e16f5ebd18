import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import { absolute } from '../html/absolute.ts'
import { escapeHtml } from '../html/escape.ts'
import type { Destination } from '../page-json/destination.ts'
import type { PageContext, PageData } from '../page-json/page-context.ts'
import { collectionPath, isShop } from '../theme/collection-shape.ts'
import { recordingType } from './recording-type.ts'

/** Items in a feed. */
const maxFeedItems = 20

/** Where the feed of a page is: that of the collection which is shown, or which holds the item; null for pages without one. */
export function feedPath(destination: Destination, context: PageContext): string | null {
  if (destination.kind !== 'list' && destination.kind !== 'item') return null
  const { collection } = destination
  const view = context.theme.views.get(collection.typeName)
  if (isShop(collection, context.theme) || !view?.list) return null
  return destination.kind === 'list' && collection.typeName === 'index'
    ? null
    : collectionPath(collection, context)
}

/** The feed of a list page as RSS 2.0; null for pages without one. */
export function renderFeed(destination: Destination, data: PageData, context: PageContext): string | null {
  const path = destination.kind === 'list' ? feedPath(destination, context) : null
  if (destination.kind !== 'list' || path === null || !Array.isArray(data.items)) return null
  const { site, origin, nowMs, language } = context
  const { collection } = destination
  const link = origin + addressIn(language.prefix, path)
  const items: readonly FeedSource[] = data.items.slice(0, maxFeedItems)
  const newest = Math.max(0, ...items.map((item) => item.updatedOn))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xml(`${collection.title} — ${site.title}`)}</title>
<link>${xml(link)}</link>
<description>${xml(collection.description || site.tagLine)}</description>
<language>${xml(site.language)}</language>
<lastBuildDate>${new Date(newest || nowMs).toUTCString()}</lastBuildDate>
<atom:link href="${xml(`${link}?format=rss`)}" rel="self" type="application/rss+xml"/>
${items.map((item) => feedItem(item, origin)).join('\n')}
</channel>
</rss>
`
}

/** What of an item in page data goes into a feed. */
interface FeedSource {
  readonly id: string
  readonly title: string
  readonly fullUrl: string
  readonly sourceUrl: string
  readonly passthrough: boolean
  readonly publishOn: number
  readonly updatedOn: number
  readonly excerpt: string
  readonly body: string
  readonly author?: { readonly displayName: string }
  readonly categories: readonly string[]
  readonly assetUrl?: string
  readonly audioAssetUrl?: string
}

function feedItem(item: FeedSource, origin: string): string {
  const link = item.passthrough && item.sourceUrl ? absolute(item.sourceUrl, origin) : origin + item.fullUrl
  const picture = item.assetUrl
    ? `<p><img src="${escapeHtml(absolute(item.assetUrl, origin))}?format=1000w" alt=""></p>`
    : ''
  return [
    '<item>',
    `<title>${xml(item.title)}</title>`,
    `<link>${xml(encodeURI(link))}</link>`,
    `<guid isPermaLink="false">${xml(item.id)}</guid>`,
    `<pubDate>${new Date(item.publishOn).toUTCString()}</pubDate>`,
    item.author?.displayName && `<dc:creator>${xml(item.author.displayName)}</dc:creator>`,
    ...item.categories.map((name) => `<category>${xml(name)}</category>`),
    item.audioAssetUrl &&
      `<enclosure url="${xml(absolute(item.audioAssetUrl, origin))}" length="0" type="${recordingType(item.audioAssetUrl)}"/>`,
    `<description>${xml(wholeLinks(item.excerpt || item.body, origin))}</description>`,
    `<content:encoded>${xml(picture + wholeLinks(item.body, origin))}</content:encoded>`,
    '</item>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Readers of feeds know nothing of the site: its own addresses are made whole. */
function wholeLinks(html: string, origin: string): string {
  return html.replace(/\b(src|href)="\/(?!\/)/g, (_, name: string) => `${name}="${escapeHtml(origin)}/`)
}

/** Escapes text for XML and drops the characters that XML cannot hold. */
export function xml(text: string): string {
  return escapeHtml(text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').toWellFormed())
}
