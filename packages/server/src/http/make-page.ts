import type { Installation } from '../installation.ts'
import type { PageRender } from '../site/assemble/page-render.ts'
import { renderQuickView } from '../site/assemble/quick-view.ts'
import { renderMainContent, renderPage, renderPageContext } from '../site/assemble/render-page.ts'
import { fillBodies } from '../site/blocks/fill-bodies.ts'
import { renderCalendarFile } from '../site/calendar-file.ts'
import { renderFeed } from '../site/feed.ts'
import type { LiveSite } from '../site/live-sites.ts'
import { buildPageData } from '../site/page-data/build-page-data.ts'
import { readPageQuery } from '../site/page-query.ts'
import { type Destination, productAddress, route } from '../site/route.ts'
import { findPageNeeds, joinNeeds, type PageNeeds } from '../site/theme/page-needs.ts'
import { inertPolicy, pagePolicy } from './security-headers.ts'
import type { RequestPlace } from './site-request.ts'

/** A page as text, or where to look instead. */
export type MadeText =
  /** What was asked after the question mark goes along. */
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 }
  | {
      readonly kind: 'text'
      readonly status: number
      readonly body: string
      readonly contentType: string
      readonly policy: string
      readonly isIndexed: boolean
      /** False when a template was stopped by a limit. */
      readonly isWhole: boolean
    }

/** What is asked for. */
export interface WantedPage {
  readonly live: LiveSite
  readonly place: RequestPlace
  /** Path and query. */
  readonly address: string
}

/** Finds what an address shows and writes it in the format that its query asks for. */
export async function makePage(
  { views }: Installation,
  { live, place, address }: WantedPage,
): Promise<MadeText> {
  const [path = '/', queryText = ''] = address.split('?', 2)
  const query = readPageQuery(queryText)
  const context = await views.contextOf(live, place.origin)
  const destination = await route(path, context)
  if (destination.kind === 'redirect')
    return { kind: 'redirect', location: destination.location, status: destination.status }
  if (destination.kind === 'not-found') {
    const rule = (await views.redirectsOf(live))(path)
    if (rule) return { kind: 'redirect', ...rule }
  }
  if (query.format === 'quick-view' && query.itemId !== null && destination.kind !== 'product') {
    const location = await productAddress(query.itemId, context)
    if (location !== null) return { kind: 'redirect', location, status: 302 }
  }

  const page = await views.begin(context)
  const data = await fillBodies(await buildPageData(destination, query, context), page)
  const subject = { destination, data, assets: views.assets, problem: query.problem }
  const status = statusOf(destination)
  const answer = (body: string, contentType: string, policy = inertPolicy): MadeText => {
    return {
      kind: 'text',
      status,
      body,
      contentType,
      policy,
      isIndexed: query.format === 'html' && status === 200,
      isWhole: !page.isCutShort,
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
      const feed = renderFeed(destination, data, context)
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
  return answer(html, htmlType, pagePolicy(html, needsOf(page)))
}

/** What the page's policy lets happen: what the template needs, and what administrators put on this page. */
function needsOf({ context, ownCode }: PageRender): PageNeeds {
  const { pageNeeds } = context.theme
  return ownCode.length === 0 ? pageNeeds : joinNeeds(pageNeeds, findPageNeeds(ownCode, []))
}

const jsonType = 'application/json; charset=utf-8'
const htmlType = 'text/html; charset=utf-8'

function statusOf({ kind }: Destination): number {
  return kind === 'not-found' ? 404 : 200
}
