import { escapeHtml } from './assemble/escape.ts'
import { absolute } from './assemble/page-meta.ts'
import type { PageContext, PageData } from './page-data/page-context.ts'
import type { Destination } from './route.ts'

/** Posts in a feed. */
const maxFeedItems = 20

/** The feed of a blog's list page as RSS 2.0; null for pages without one. */
export function renderFeed(
  destination: Destination,
  data: PageData,
  { site, origin }: PageContext,
): string | null {
  if (
    destination.kind !== 'list' ||
    destination.collection.typeName === 'products' ||
    !Array.isArray(data.items)
  )
    return null
  const { collection } = destination
  const link = `${origin}/${collection.urlId}`
  const items = data.items.slice(0, maxFeedItems).map((item) => feedItem(item, origin))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xml(`${collection.title} — ${site.title}`)}</title>
<link>${xml(link)}</link>
<description>${xml(site.tagLine)}</description>
<language>${xml(site.language)}</language>
<atom:link href="${xml(`${link}?format=rss`)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

interface FeedSource {
  readonly id: string
  readonly title: string
  readonly fullUrl: string
  readonly publishOn: number
  readonly excerpt: string
  readonly body: string
  readonly author?: { readonly displayName: string }
  readonly categories: readonly string[]
  readonly assetUrl?: string
}

function feedItem(item: FeedSource, origin: string): string {
  const link = origin + item.fullUrl
  const picture = item.assetUrl
    ? `<p><img src="${escapeHtml(absolute(item.assetUrl, origin))}?format=1000w" alt=""></p>`
    : ''
  return `<item>
<title>${xml(item.title)}</title>
<link>${xml(link)}</link>
<guid isPermaLink="false">${xml(item.id)}</guid>
<pubDate>${new Date(item.publishOn).toUTCString()}</pubDate>
${item.author ? `<dc:creator>${xml(item.author.displayName)}</dc:creator>\n` : ''}${item.categories.map((name) => `<category>${xml(name)}</category>\n`).join('')}<description>${xml(item.excerpt || item.body)}</description>
<content:encoded>${xml(picture + item.body)}</content:encoded>
</item>`
}

/** Escapes text for XML and drops the characters that XML cannot hold. */
export function xml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to drop
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}
