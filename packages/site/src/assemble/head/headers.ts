import type { Site } from '@vitrine/domain/website/site'
import type { StorefrontAssets } from '../../assets/storefront-assets.ts'
import { absolute } from '../../html/absolute.ts'
import { escapeHtmlNarrowly, scriptJson } from '../../html/escape.ts'
import type { PageData } from '../../page-json/page-context.ts'
import { lookOf } from '../../styles/site-look.ts'
import type { Theme } from '../../theme/theme.ts'
import type { PageMeta } from './page-meta.ts'
import { staticContextJson } from './static-context.ts'

/** What the head of a page is made of. */
export interface HeadContents {
  readonly site: Site
  readonly theme: Theme
  readonly assets: StorefrontAssets
  readonly origin: string
  readonly meta: PageMeta
  readonly data: PageData
  readonly pageType: number
  /** Path of the page's one true address; null when it has none. */
  readonly canonicalPath: string | null
  /** Path of a collection that has a feed; null for other pages. */
  readonly feedPath: string | null
  readonly headHtml: string
}

/** `{squarespace-headers}`, in the order that templates and tools expect (platform reference, section 1.5), and the scripts in them. */
export function headersHtml(parts: HeadContents): {
  readonly html: string
  readonly scripts: readonly string[]
} {
  const { site, theme, assets, meta, canonicalPath, origin, feedPath } = parts
  const url = canonicalPath === null ? null : origin + canonicalPath
  const context = `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${staticContextJson(parts.data, parts)};`
  const html = [
    `<!-- This is Squarespace. Served by Vitrine. --><!-- ${escapeHtmlNarrowly(site.identifier)} -->`,
    '<base href="">',
    '<meta charset="utf-8">',
    `<title>${escapeHtmlNarrowly(meta.title)}</title>`,
    '<link rel="icon" href="/favicon.ico" sizes="any">',
    url && `<link rel="canonical" href="${escapeHtmlNarrowly(url)}">`,
    ...openGraph(parts, url),
    ...twitterCard(meta, origin),
    meta.description && `<meta name="description" content="${escapeHtmlNarrowly(meta.description)}">`,
    !meta.isIndexed && '<meta name="robots" content="noindex">',
    `<script>${rollups}</script>`,
    `<script data-name="static-context">${context}</script>`,
    assets.compatTags(theme.compatParts),
    feedPath &&
      `<link rel="alternate" type="application/rss+xml" title="RSS" href="${escapeHtmlNarrowly(`${origin}${feedPath}?format=rss`)}">`,
    ...meta.structuredData.map((block) => `<script type="application/ld+json">${scriptJson(block)}</script>`),
    assets.tagsOf('browser').headHtml,
    `<link rel="stylesheet" href="/site.${lookOf(theme.stylesheet, site).hash}.css">`,
    parts.headHtml,
    '<!-- End of Squarespace Headers -->',
  ]
    .filter(Boolean)
    .join('\n')
  return { html, scripts: [rollups, context] }
}

const rollups = 'SQUARESPACE_ROLLUPS={};'

/** `{squarespace-footers}`: the storefront's scripts. */
export function footersHtml(assets: StorefrontAssets, footHtml: string): string {
  return [assets.tagsOf('browser').footHtml, footHtml].filter(Boolean).join('\n')
}

function openGraph({ site, meta, origin }: HeadContents, url: string | null): readonly string[] {
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtmlNarrowly(content)}">`
  const { image } = meta
  return [
    property('og:site_name', site.title),
    property('og:title', meta.title),
    ...(url ? [property('og:url', url)] : []),
    property('og:type', meta.ogType),
    ...(meta.description ? [property('og:description', meta.description)] : []),
    ...(image
      ? [
          property('og:image', `${absolute(image.assetUrl, origin)}?format=1500w`),
          property('og:image:width', String(Math.min(1500, image.widthPx))),
          property('og:image:alt', image.altText),
        ]
      : []),
    `<meta itemprop="name" content="${escapeHtmlNarrowly(meta.title)}">`,
    ...(url ? [`<meta itemprop="url" content="${escapeHtmlNarrowly(url)}">`] : []),
  ]
}

function twitterCard({ title, description, image }: PageMeta, origin: string): readonly string[] {
  const named = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeHtmlNarrowly(content)}">`
  return [
    named('twitter:title', title),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? [named('twitter:image', `${absolute(image.assetUrl, origin)}?format=1500w`)] : []),
    ...(description ? [named('twitter:description', description)] : []),
  ]
}
