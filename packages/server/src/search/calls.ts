import type { generalSearchCall, searchPageCall } from '@vitrine/contract/search/calls'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'
import { replySystemPage } from '../pages/system-page.ts'
import { insteadOfResults } from './instead-of-results.ts'
import { markWords } from './mark-words.ts'
import type { SearchKeeper } from './search-keeper.ts'
import {
  noResultsHtml,
  type SearchRequest,
  searchFormHtml,
  searchPageSize,
  searchResultsHtml,
} from './search-page-html.ts'
import { searchSite } from './search-site.ts'

/** Number of the search page among page types (specification, section 2). */
const searchPageType = 102

/** What is typed behind so many characters is not searched for: the field on the page takes no more. */
const longestSearch = 200

/** The calls of the search. */
export function searchCalls(keeper: SearchKeeper) {
  return {
    getGeneralSearch: (exchange: Exchange<typeof generalSearchCall>) => getGeneralSearch(exchange, keeper),
    getSearchPage: (exchange: Exchange<typeof searchPageCall>) => getSearchPage(exchange, keeper),
  }
}

/** Answers what a search finds. */
async function getGeneralSearch(
  { query, view, origin }: Exchange<typeof generalSearchCall>,
  keeper: SearchKeeper,
): Promise<AnswerTo<typeof generalSearchCall>> {
  const { q = '', p = 0, size = 12, f_collectionId: collectionId = null } = query
  const context = await (await view()).contextOf(origin)
  const asked = { text: q, collectionId, offset: p * size, limit: size }
  const { hits, total } = await searchSite(asked, context, keeper)
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
async function getSearchPage(
  exchange: Exchange<typeof searchPageCall>,
  keeper: SearchKeeper,
): Promise<AnswerTo<typeof searchPageCall>> {
  const { q = '', p = 0, f_collectionId: collectionId = null } = exchange.query
  const asked = { text: q.trim().slice(0, longestSearch), page: p, collectionId }
  const say = sayIn(exchange.site.language)
  const results = asked.text === '' ? '' : await resultsHtml(asked, exchange, keeper)
  return replySystemPage(exchange, {
    pageType: searchPageType,
    title: say('Search'),
    ...(asked.text !== '' && { headTitle: say('Search: {text}', { text: asked.text }) }),
    bodyClasses: ['sqs-search-page-body'],
    mainContent: `<section class="sqs-search-page"><h1 class="sqs-search-page-title">${say('Search')}</h1>${searchFormHtml(asked, say)}${results}</section>`,
  })
}

async function resultsHtml(
  asked: SearchRequest,
  { view, origin, site }: Exchange<typeof searchPageCall>,
  keeper: SearchKeeper,
): Promise<string> {
  const say = sayIn(site.language)
  const context = await (await view()).contextOf(origin)
  const { text, page, collectionId } = asked
  const place = { offset: page * searchPageSize, limit: searchPageSize }
  const found = await searchSite({ text, collectionId, ...place }, context, keeper)
  if (found.total > 0) return searchResultsHtml(asked, found, say)
  const instead = await insteadOfResults(context)
  return noResultsHtml(asked, { ...instead, suggestions: found.suggestions }, say)
}
