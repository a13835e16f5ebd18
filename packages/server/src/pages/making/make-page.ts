import type { OpenAreas } from '@vitrine/domain/memberships/open-areas'
import { renderQuickView } from '@vitrine/site/assemble/quick-view'
import { renderMainContent, renderPage, renderPageContext } from '@vitrine/site/assemble/render-page'
import { fillBodies } from '@vitrine/site/blocks/fill-bodies'
import { renderCalendarFile } from '@vitrine/site/feeds/calendar-file'
import { renderFeed } from '@vitrine/site/feeds/feed'
import { buildPageData } from '@vitrine/site/page-json/build-page-json'
import type { Destination } from '@vitrine/site/page-json/destination'
import { type PageQuery, readPageQuery } from '@vitrine/site/page-json/lists/page-query'
import { splitAddress } from '@vitrine/site/page-json/lists/split-address'
import type { PageContext } from '@vitrine/site/page-json/page-context'
import { needsOf } from '@vitrine/site/render/page-needs-of'
import type { PageViewer } from '@vitrine/site/render/page-render'
import { chooseRedirect } from '@vitrine/site/route/choose-redirect'
import { essentialQuery, isOwnPage, lastPageAddress, pageName } from '@vitrine/site/route/page-name'
import { productAddress, route } from '@vitrine/site/route/route'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { RequestTarget } from '../../http/hosts/site-request.ts'
import type { Installation } from '../../http/installation.ts'
import { inertPolicy, pagePolicy } from '../../http/reply/security-headers.ts'

/** A page as text. */
export interface MadePage {
  readonly kind: 'made'
  readonly status: number
  readonly body: string
  readonly contentType: string
  readonly policy: string
  readonly isIndexed: boolean
  /** Whether it may be given to others: no template was stopped by a limit, and it is a page that the site has. */
  readonly isKeepable: boolean
  /** The version of the template that it was made with, which may have been followed by another while it was made. */
  readonly themeVersion: number
}

/** What is asked for. */
export interface PageRequest {
  readonly live: LiveSite
  readonly target: RequestTarget
  /** Path and query. */
  readonly address: string
  /** What is open to the one member for whom it is made; left out: it is made for all. */
  readonly openAreas?: OpenAreas | undefined
}

/** A page that was found, before it is made. */
export interface FoundPage {
  readonly kind: 'found'
  /** The address by which it is known, however it was asked for. */
  readonly name: string
  readonly destination: Destination
  readonly query: PageQuery
  readonly context: PageContext
}

/** Another address to look at. */
export interface PageRedirect {
  readonly kind: 'redirect'
  /** What was asked after the question mark goes along. */
  readonly location: string
  readonly status: 301 | 302
}

/** Finds what an address shows. */
export async function findPage(
  { views }: Installation,
  { live, target, address, openAreas }: PageRequest,
): Promise<FoundPage | PageRedirect> {
  const [path, queryText] = splitAddress(address)
  const asked = readPageQuery(queryText)
  const context = { ...(await views.contextOf(live, target.origin)), openAreas }
  const destination = await route(path, context)
  if (destination.kind === 'redirect')
    return { kind: 'redirect', location: destination.location, status: destination.status }
  if (destination.kind === 'not-found') {
    const rule = await chooseRedirect(path, { follow: await views.redirectsOf(live), context })
    if (rule !== null) return { kind: 'redirect', ...rule }
  }
  const picture = asked.format === 'picture' ? pictureOf(destination) : null
  if (picture !== null) return { kind: 'redirect', location: picture, status: 302 }
  if (asked.format === 'quick-view' && asked.itemId !== null && destination.kind !== 'product') {
    const location = await productAddress(asked.itemId, context)
    if (location !== null) return { kind: 'redirect', location, status: 302 }
  }
  const query = essentialQuery(asked, destination, context)
  const name = pageName({ path, query, destination }, context)
  return { kind: 'found', name, destination, query, context }
}

/** Writes a page in the format that its query asks for. Who turns over more pages than a list has is led to its last one. */
export async function makePage(
  { views }: Installation,
  { destination, query, context }: FoundPage,
  viewer: PageViewer | null,
): Promise<MadePage | PageRedirect> {
  const page = await views.begin(context, viewer)
  const content = await buildPageData(destination, query, context)
  const location = query.format === 'html' ? lastPageAddress(content) : null
  if (location !== null) return { kind: 'redirect', location, status: 302 }
  const data = await fillBodies(content, page)
  const subject = { destination, data, assets: views.assets, problem: query.problem }
  const status = statusOf(destination)
  const answer = (body: string, contentType: string, policy = inertPolicy): MadePage => {
    return {
      kind: 'made',
      status,
      body,
      contentType,
      policy,
      isIndexed: query.format === 'html' && status === 200 && !context.site.seo.isHidden && !data.nothingFits,
      isKeepable: !page.isCutShort && isOwnPage(query, destination, data),
      themeVersion: context.theme.version,
    }
  }
  switch (query.format) {
    case 'json':
      return answer(JSON.stringify(data), jsonType)
    case 'json-pretty':
      return answer(JSON.stringify(data, null, 2), jsonType)
    case 'page-context':
      return answer(JSON.stringify(await renderPageContext(subject, page)), jsonType)
    case 'main-content':
      return answer(await renderMainContent(subject, page), htmlType)
    case 'quick-view': {
      const view = await renderQuickView(subject, page)
      if (view !== null) return answer(view, htmlType)
      break
    }
    case 'rss': {
      const feed = await renderFeed(destination, data, context)
      if (feed !== null) return answer(feed, 'application/rss+xml; charset=utf-8')
      break
    }
    case 'ical': {
      const file = await renderCalendarFile(destination, context)
      if (file !== null) return answer(file, 'text/calendar; charset=utf-8')
      break
    }
  }
  const html = await renderPage(subject, page)
  return answer(html, htmlType, pagePolicy(page.scriptHashes, needsOf(page)))
}

/** Where the main picture of what an address shows is; null when it has none. */
function pictureOf(destination: Destination): string | null {
  if (destination.kind === 'product') return destination.product.images[0]?.assetUrl ?? null
  if (destination.kind === 'item') return destination.item.image?.assetUrl ?? null
  const collection = 'collection' in destination ? destination.collection : null
  return collection?.mainImage?.assetUrl ?? null
}

const jsonType = 'application/json; charset=utf-8'
const htmlType = 'text/html; charset=utf-8'

function statusOf({ kind }: Destination): number {
  return kind === 'not-found' ? 404 : 200
}
