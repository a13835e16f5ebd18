import { shownExperiments } from '@vitrine/domain/experiments/shown-experiments'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import type { ShownLanguage } from '@vitrine/domain/website/languages/site-language'
import { type VerificationService, verificationServices } from '@vitrine/domain/website/settings/seo'
import type { Site } from '@vitrine/domain/website/site'
import type { StorefrontAssets } from '../../assets/storefront-assets.ts'
import { absolute } from '../../html/absolute.ts'
import { escapeHtmlNarrowly, scriptJson } from '../../html/escape.ts'
import { languagesOf } from '../../language/page-languages.ts'
import type { PageData } from '../../page-json/page-context.ts'
import type { PageViewer } from '../../render/page-render.ts'
import { lookOf } from '../../styles/site-look.ts'
import type { Theme } from '../../theme/theme.ts'
import { contextElement, contextScript } from './context-script.ts'
import type { PageMeta } from './page-meta.ts'
import { staticContextJson } from './static-context.ts'

/** What the head of a page is made of. */
export interface HeadContents {
  readonly site: Site
  readonly theme: Theme
  readonly assets: StorefrontAssets
  readonly origin: string
  /** The language of the page. */
  readonly language: ShownLanguage
  readonly meta: PageMeta
  readonly data: PageData
  readonly pageType: number
  /** Path of the page's one true address; null when it has none. */
  readonly canonicalPath: string | null
  /** Path of a collection that has a feed; null for other pages. */
  readonly feedPath: string | null
  readonly headHtml: string
  /** Code of administrators, which comes last. */
  readonly codeHtml: string
  /** Who is signed in, on a page that is made for them alone. */
  readonly viewer: PageViewer | null
}

/** `{squarespace-headers}`, in the order that templates and tools expect (platform reference, section 1.5), and the scripts in them. */
export function headersHtml(parts: HeadContents): {
  readonly html: string
  readonly scripts: readonly string[]
} {
  const { site, theme, assets, meta, canonicalPath, origin, feedPath } = parts
  const { prefix } = parts.language
  const words = wordsOf(meta, canonicalPath === null ? null : origin + addressIn(prefix, canonicalPath))
  const { url, title, description } = words
  const context = contextScript(staticContextJson(parts.data, parts))
  const html = [
    `<!-- This is Squarespace. Served by Vitrine. --><!-- ${escapeHtmlNarrowly(site.identifier)} -->`,
    '<base href="">',
    '<meta charset="utf-8">',
    `<title>${title}</title>`,
    ...iconLinks(site),
    url && `<link rel="canonical" href="${url}">`,
    ...languageAlternates(parts),
    ...openGraph(parts, words),
    ...twitterCard(parts, words),
    description && `<meta name="description" content="${description}">`,
    !meta.isIndexed && '<meta name="robots" content="noindex">',
    ...verificationTags(site),
    `<script>${rollups}</script>`,
    contextElement(context),
    // Before all others: they may ask for their variants at once.
    shownExperiments(site.experiments).length > 0 && assets.compatTags(['experiments'], site.language),
    assets.compatTags(theme.compatParts, site.language),
    feedPath &&
      `<link rel="alternate" type="application/rss+xml" title="RSS" href="${escapeHtmlNarrowly(`${origin}${addressIn(prefix, feedPath)}?format=rss`)}">`,
    ...meta.structuredData.map((block) => `<script type="application/ld+json">${scriptJson(block)}</script>`),
    assets.tagsOf('browser', site.language).headHtml,
    `<link rel="stylesheet" href="/site.${lookOf(theme.stylesheet, site).hash}.css">`,
    parts.headHtml,
    parts.codeHtml,
    '<!-- End of Squarespace Headers -->',
  ]
    .filter(Boolean)
    .join('\n')
  return { html, scripts: [rollups, context] }
}

/** The same page in the languages of the site, and the one for readers of any other. */
function languageAlternates({
  site,
  language,
  meta,
  canonicalPath,
  origin,
}: HeadContents): readonly string[] {
  const path = meta.isIndexed ? canonicalPath : null
  const shown = path === null ? [] : languagesOf({ site, language })
  if (path === null || shown.length === 0) return []
  const link = (name: string, prefix: string) =>
    `<link rel="alternate" hreflang="${escapeHtmlNarrowly(name)}" href="${escapeHtmlNarrowly(origin + addressIn(prefix, path))}">`
  return [...shown.map(({ code, prefix }) => link(code, prefix)), link('x-default', '')]
}

/** The mark of the site; browsers and phones take the size that they need. */
function iconLinks({ favicon }: Site): readonly string[] {
  if (favicon === null) return ['<link rel="icon" href="/favicon.ico" sizes="any">']
  const address = escapeHtmlNarrowly(favicon.assetUrl)
  return [
    `<link rel="icon" href="${address}?format=100w">`,
    `<link rel="apple-touch-icon" href="${address}?format=300w">`,
  ]
}

/** Words by which services know whose site it is. */
function verificationTags({ seo: { verification } }: Site): readonly string[] {
  return Object.entries(verificationServices).flatMap(([name, { element }]) => {
    const word = verification[name as VerificationService]
    return word === '' ? [] : [`<meta name="${element}" content="${escapeHtmlNarrowly(word)}">`]
  })
}

const rollups = 'SQUARESPACE_ROLLUPS={};'

/** `{squarespace-footers}`: the storefront's scripts. */
export function footersHtml(
  { assets, site }: Pick<HeadContents, 'assets' | 'site'>,
  footHtml: string,
): string {
  return [assets.tagsOf('browser', site.language).footHtml, footHtml].filter(Boolean).join('\n')
}

/** What is said several times, as it is written in HTML. */
interface MetaWords {
  readonly url: string | null
  readonly title: string
  readonly description: string
}

function wordsOf({ title, description }: PageMeta, url: string | null): MetaWords {
  return {
    url: url === null ? null : escapeHtmlNarrowly(url),
    title: escapeHtmlNarrowly(title),
    description: escapeHtmlNarrowly(description),
  }
}

function openGraph({ site, meta, origin }: HeadContents, words: MetaWords): readonly string[] {
  const { url, title, description } = words
  const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`
  const { image } = meta
  return [
    property('og:site_name', escapeHtmlNarrowly(site.title)),
    property('og:title', title),
    ...(url ? [property('og:url', url)] : []),
    property('og:type', meta.ogType),
    ...(description ? [property('og:description', description)] : []),
    ...(image
      ? [
          property('og:image', pictureAddress(image, origin)),
          property('og:image:width', String(Math.min(1500, image.widthPx))),
          property('og:image:alt', escapeHtmlNarrowly(image.altText)),
        ]
      : []),
    `<meta itemprop="name" content="${title}">`,
    ...(url ? [`<meta itemprop="url" content="${url}">`] : []),
  ]
}

function twitterCard({ meta: { image }, origin }: HeadContents, words: MetaWords): readonly string[] {
  const { title, description } = words
  const named = (name: string, content: string) => `<meta name="${name}" content="${content}">`
  return [
    named('twitter:title', title),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? [named('twitter:image', pictureAddress(image, origin))] : []),
    ...(description ? [named('twitter:description', description)] : []),
  ]
}

function pictureAddress({ assetUrl }: ProductImage, origin: string): string {
  return escapeHtmlNarrowly(`${absolute(assetUrl, origin)}?format=1500w`)
}
