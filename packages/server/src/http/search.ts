import type { generalSearchCall, searchPageCall } from '@vitrine/contract/search'
import { insteadOfResults } from '../search/instead-of-results.ts'
import { markWords } from '../search/mark-words.ts'
import {
  type Asked,
  noResultsHtml,
  searchFormHtml,
  searchPageSize,
  searchResultsHtml,
} from '../search/search-page-html.ts'
import type { Exchange } from './exchange.ts'
import { type Reply, reply } from './reply.ts'
import { replySystemPage } from './system-page.ts'

/** Number of the search page among page types (specification, section 2). */
const searchPageType = 102

/** Answers what a search finds. */
export async function getGeneralSearch({
  query,
  view,
  origin,
}: Exchange<typeof generalSearchCall>): Promise<Reply> {
  const { q = '', p = 0, size = 12, f_collectionId: collectionId = null } = query
  const { hits, total } = await view.search({ text: q, collectionId, offset: p * size, limit: size }, origin)
  const items = hits.map(({ document, words }) => ({
    id: document.id,
    title: markWords(document.title, words),
    itemUrl: document.url,
    imageUrl: document.imageUrl,
    collectionDisplayName: document.collectionTitle,
    collectionId: document.collectionId,
    author: document.author,
    categories: document.categories,
    publishOn: document.publishedAtMs,
    urlId: document.urlId,
  }))
  return reply({ items, totalCount: total })
}

/** Shows the search form, and what was found; works by a plain form. */
export async function getSearchPage(exchange: Exchange<typeof searchPageCall>): Promise<Reply> {
  const { q = '', p = 0, f_collectionId: collectionId = null } = exchange.query
  const asked = { text: q.trim(), page: p, collectionId }
  const results = asked.text === '' ? '' : await resultsHtml(asked, exchange)
  return replySystemPage(exchange, {
    pageType: searchPageType,
    title: asked.text === '' ? 'Search' : `Search: ${asked.text}`,
    bodyClasses: ['sqs-search-page-body'],
    mainContent: `<section class="sqs-search-page"><h1 class="sqs-search-page-title">Search</h1>${searchFormHtml(asked)}${results}</section>`,
  })
}

async function resultsHtml(asked: Asked, { view, origin }: Exchange<typeof searchPageCall>): Promise<string> {
  const { text, page, collectionId } = asked
  const place = { offset: page * searchPageSize, limit: searchPageSize }
  const found = await view.search({ text, collectionId, ...place }, origin)
  if (found.total > 0) return searchResultsHtml(asked, found)
  const instead = await insteadOfResults(await view.contextOf(origin))
  return noResultsHtml(asked, { ...instead, suggestions: found.suggestions })
}
