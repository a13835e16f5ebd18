import type { MediaEntry } from '@vitrine/domain/media/media-entry'
import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import { absolute } from '../html/absolute.ts'
import { escapeHtml } from '../html/escape.ts'
import type { Destination } from '../page-json/destination.ts'
import { feedSizeOf } from '../page-json/lists/page-size.ts'
import type { PageContext, PageData } from '../page-json/page-context.ts'
import { collectionPath, isShop } from '../theme/collection-shape.ts'
import { encodedAddress } from './encoded-address.ts'
import { type EpisodeSource, episodeTags, podcastNamespace, showTags } from './podcast-tags.ts'
import { podcastType, recordingType } from './recording-type.ts'
import { xml } from './xml.ts'

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
export async function renderFeed(
  destination: Destination,
  data: PageData,
  context: PageContext,
): Promise<string | null> {
  const path = destination.kind === 'list' ? feedPath(destination, context) : null
  if (destination.kind !== 'list' || path === null || !Array.isArray(data.items)) return null
  const { site, origin, nowMs, language } = context
  const { collection } = destination
  const { podcast } = collection
  const link = origin + addressIn(language.prefix, path)
  const items: readonly FeedSource[] = data.items.slice(0, feedSizeOf(collection))
  const recordings = await context.store.media.findManyByAddress(
    items.flatMap(({ audioAssetUrl }) => audioAssetUrl ?? []),
  )
  const place: FeedPlace = { origin, recordings, isPodcast: podcast !== null }
  const title = podcast ? podcast.title || collection.title : `${collection.title} — ${site.title}`
  const description = collection.description || site.tagLine || (podcast ? title : '')
  // A show has one language; the pages of the site in another one are of that.
  const spoken = podcast && language.prefix === '' ? podcast.language : ''
  const newest = Math.max(0, ...items.map((item) => item.updatedOn))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"${podcast ? podcastNamespace : ''}>
<channel>
<title>${xml(title)}</title>
<link>${xml(link)}</link>
<description>${xml(description)}</description>
<language>${xml(spoken || site.language)}</language>
<lastBuildDate>${new Date(newest || nowMs).toUTCString()}</lastBuildDate>
<atom:link href="${xml(`${link}?format=rss`)}" rel="self" type="application/rss+xml"/>
${[...(podcast ? showTags(podcast, context) : []), ...items.map((item) => feedItem(item, place))].join('\n')}
</channel>
</rss>
`
}

/** What of an item in page data goes into a feed. */
interface FeedSource extends EpisodeSource {
  readonly id: string
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

/** Where an item of a feed stands. */
interface FeedPlace {
  readonly origin: string
  /** The files of the library among the recordings, by their addresses. */
  readonly recordings: ReadonlyMap<string, MediaEntry>
  readonly isPodcast: boolean
}

function feedItem(item: FeedSource, place: FeedPlace): string {
  const { origin } = place
  const link = item.passthrough && item.sourceUrl ? absolute(item.sourceUrl, origin) : origin + item.fullUrl
  const picture = item.assetUrl
    ? `<p><img src="${escapeHtml(absolute(item.assetUrl, origin))}?format=1000w" alt=""></p>`
    : ''
  return [
    '<item>',
    `<title>${xml(item.title)}</title>`,
    `<link>${xml(encodedAddress(link))}</link>`,
    `<guid isPermaLink="false">${xml(item.id)}</guid>`,
    `<pubDate>${new Date(item.publishOn).toUTCString()}</pubDate>`,
    item.author?.displayName && `<dc:creator>${xml(item.author.displayName)}</dc:creator>`,
    ...item.categories.map((name) => `<category>${xml(name)}</category>`),
    ...(item.audioAssetUrl ? recordingTags(item, item.audioAssetUrl, place) : []),
    `<description>${xml(wholeLinks(item.excerpt || item.body, origin))}</description>`,
    `<content:encoded>${xml(picture + wholeLinks(item.body, origin))}</content:encoded>`,
    '</item>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** The recording of an item. How long one is that lies elsewhere nobody knows: 0 says so. */
function recordingTags(
  item: FeedSource,
  address: string,
  { origin, recordings, isPodcast }: FeedPlace,
): readonly string[] {
  const file = recordings.get(address)
  const url = xml(absolute(address, origin))
  const durationMs = item.lengthInMilliSeconds || file?.durationMs || 0
  return [
    `<enclosure url="${url}" length="${file?.bytes ?? 0}" type="${isPodcast ? podcastType(address) : recordingType(address)}"/>`,
    ...(isPodcast ? episodeTags(item, durationMs, origin) : []),
  ]
}

/** Readers of feeds know nothing of the site: its own addresses are made whole. */
function wholeLinks(html: string, origin: string): string {
  return html.replace(/\b(src|href)="\/(?!\/)/g, (_, name: string) => `${name}="${escapeHtml(origin)}/`)
}
