import type { ReviewSummary } from '@vitrine/domain/reviews/review-summary'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import type { StorefrontAssets } from '../assets/storefront-assets.ts'
import { feedPath } from '../feeds/feed.ts'
import { collectionOf, ownBodyOf } from '../page-json/build-page-json.ts'
import { canonicalPath } from '../page-json/canonical-path.ts'
import { pageContentHtml } from '../page-json/collection.ts'
import type { Destination } from '../page-json/destination.ts'
import type { PageContext, PageData } from '../page-json/page-context.ts'
import { productReviewsJson } from '../page-json/products/product-reviews.ts'
import type { PageRender } from '../render/page-render.ts'
import { reviewsSectionHtml } from '../reviews/reviews-html.ts'
import { notFoundPage } from '../theme/page-kinds.ts'
import { contentRules } from './content-rules.ts'
import { renderCoverPage } from './cover-page.ts'
import { finishMarkup } from './finish-markup.ts'
import { pageMeta } from './head/page-meta.ts'
import { withFilter } from './head/with-filter.ts'
import { withRating } from './head/with-rating.ts'
import { injectedCode, takeSiteCode } from './injected-code.ts'
import { pageClassesOf, pageIdOf } from './page-classes.ts'
import { layoutIdOf, type PageBody, renderFrame, writeSystemWords } from './page-frame.ts'
import { expandTags } from './tags/expand-tags.ts'
import { wantedLayout } from './wanted-layout.ts'

/** Numbers of page types (specification, section 2). */
const pageTypes = { collection: 1, page: 2, splash: 3, item: 50, notFound: 100 } as const

/** Renders the page of a destination whole. */
export async function renderPage(subject: PageSubject, page: PageRender): Promise<string> {
  const { destination } = subject
  const body = await bodyOf(subject, page)
  return destination.kind === 'page' && destination.collection.cover
    ? renderCoverPage(destination.collection.cover, body, page)
    : renderFrame(body, page)
}

/** Renders only what stands between header and footer (`?format=main-content`). */
export async function renderMainContent(subject: PageSubject, page: PageRender): Promise<string> {
  const content = await mainContentOf(subject.destination, subject.data, page)
  return finishMarkup(content, page.context, contentRules(subject, page))
}

/** The data with everything rendered (`?format=page-context`). */
export async function renderPageContext(subject: PageSubject, page: PageRender): Promise<PageData> {
  const body = await bodyOf(subject, page)
  const mainContent = await finishMarkup(body.mainContent, page.context, contentRules(subject, page))
  return { ...body.data, ...writeSystemWords({ ...body, mainContent }, page) }
}

/** What is rendered: where it was found, and its data. */
export interface PageSubject {
  readonly destination: Destination
  readonly data: PageData
  readonly assets: StorefrontAssets
  /** Code of what became of a form that was sent without a script; null for none. */
  readonly problem: string | null
}

async function bodyOf(
  { destination, data, assets, problem }: PageSubject,
  page: PageRender,
): Promise<PageBody> {
  const { site, theme } = page.context
  const layoutId = layoutIdOf(theme, wantedLayout(destination, page.context))
  const meta = withFilter(withRating(pageMeta(destination, page.context), data), data, site)
  return {
    data,
    assets,
    layoutId,
    collectionId: collectionOf(destination)?.id ?? null,
    mainContent: await mainContentOf(destination, data, page),
    pageId: pageIdOf(destination),
    pageClasses: pageClassesOf(destination, { site, theme, layoutId }),
    title: meta.title,
    meta,
    pageType: pageTypeOf(destination),
    canonicalPath: canonicalPath(destination, page.context),
    feedPath: feedPath(destination, page.context),
    ...injectedCode(destination, page),
    siteCode: takeSiteCode(page),
    problem,
  }
}

async function mainContentOf(destination: Destination, data: PageData, page: PageRender): Promise<string> {
  const { theme } = page.context
  const template = templateOf(destination, theme)
  if (template)
    return (
      (await expandTags(page.render(template, data), data, page)) + (await reviewsOf(destination, data, page))
    )
  const collection = ownBodyOf(destination)
  if (!collection) return ''
  // A body of blocks stands in the data.
  return typeof data.mainContent === 'string' ? data.mainContent : pageContentHtml(collection)
}

/**
 * The reviews of a product stand behind whatever its template says; nothing where none are shown. They are no part of the data: templates
 * print that as it is, and these are words of visitors.
 */
async function reviewsOf(
  destination: Destination,
  { item }: PageData,
  { context }: PageRender,
): Promise<string> {
  if (destination.kind !== 'product') return ''
  const reviews = await productReviewsJson(destination.product.id, context)
  if (reviews === null) return ''
  const moreUrl = reviews.moreUrl && addressIn(context.language.prefix, reviews.moreUrl)
  const { reviewSummary } = isRecord(item) ? item : {}
  return reviewsSectionHtml(
    { ...reviews, moreUrl },
    (reviewSummary ?? null) as ReviewSummary | null,
    context.site,
  )
}

function templateOf(destination: Destination, theme: PageContext['theme']) {
  switch (destination.kind) {
    case 'list':
      return theme.views.get(destination.collection.typeName)?.list
    case 'product':
    case 'item':
      return theme.views.get(destination.collection.typeName)?.item
    case 'template-page':
      return theme.pages.get(destination.name)
    case 'not-found':
      return theme.pages.get(destination.collection ? (destination.name ?? '') : notFoundPage)
    default:
      return null
  }
}

function pageTypeOf(destination: Destination): number {
  const { kind } = destination
  if (destination.kind === 'page' && destination.collection.cover) return pageTypes.splash
  if (kind === 'product' || kind === 'item') return pageTypes.item
  if (kind === 'page' || kind === 'template-page') return pageTypes.page
  return kind === 'not-found' ? pageTypes.notFound : pageTypes.collection
}
