import type { generalSearchCall, searchPageCall } from '@vitrine/contract/search'
import { markWords } from '../search/mark-words.ts'
import type { SearchHit } from '../search/search-index.ts'
import { escapeHtml } from '../site/assemble/escape.ts'
import type { Exchange } from './exchange.ts'
import { type Reply, reply } from './reply.ts'
import { replySystemPage } from './system-page.ts'

/** Number of the search page among page types (specification, section 2). */
const searchPageType = 102

const pageSize = 20

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
  const text = q.trim()
  const found = await exchange.view.search(
    { text, collectionId, offset: p * pageSize, limit: pageSize },
    exchange.origin,
  )
  const results =
    text === '' ? '' : resultHtml(text, found.hits, { total: found.total, shown: p, collectionId })
  return replySystemPage(exchange, {
    pageType: searchPageType,
    title: text === '' ? 'Search' : `Search: ${text}`,
    bodyClasses: ['sqs-search-page-body'],
    mainContent: `<section class="sqs-search-page"><h1 class="sqs-search-page-title">Search</h1>${formHtml(text, collectionId)}${results}</section>`,
  })
}

function formHtml(text: string, collectionId: string | null): string {
  const within =
    collectionId === null
      ? ''
      : `<input type="hidden" name="f_collectionId" value="${escapeHtml(collectionId)}">`
  return (
    '<form class="sqs-search-ui" action="/search" method="get" role="search">' +
    `<label for="search-text">Search this site</label>${within}` +
    `<input class="sqs-search-page-input" id="search-text" type="search" name="q" maxlength="200" value="${escapeHtml(text)}">` +
    '<span class="sqs-search-ui-button-wrapper"><button type="submit" class="sqs-button-element--primary">Search</button></span></form>'
  )
}

interface Shown {
  readonly total: number
  /** Number of the page, from 0. */
  readonly shown: number
  readonly collectionId: string | null
}

function resultHtml(text: string, hits: readonly SearchHit[], { total, shown, collectionId }: Shown): string {
  const count = total === 1 ? '1 result' : `${total} results`
  const heading = total === 0 ? 'Nothing was found' : count
  const link = (number: number, label: string) => {
    const query = new URLSearchParams({
      q: text,
      p: String(number),
      ...(collectionId ? { f_collectionId: collectionId } : {}),
    })
    return `<a href="/search?${escapeHtml(query.toString())}">${label}</a>`
  }
  const before = shown > 0 ? link(shown - 1, 'Previous results') : ''
  const after = (shown + 1) * pageSize < total ? link(shown + 1, 'More results') : ''
  const pager =
    before + after === ''
      ? ''
      : `<nav class="sqs-search-page-pager" aria-label="Results">${before}${after}</nav>`
  return (
    `<p role="status">${heading} for “${escapeHtml(text)}”.</p>` +
    `<ul class="sqs-search-page-output">${hits.map(hitHtml).join('')}</ul>${pager}`
  )
}

function hitHtml({ document, words }: SearchHit): string {
  const { title, url, imageUrl, collectionTitle } = document
  const picture = imageUrl
    ? `<img src="${escapeHtml(imageUrl)}?format=300w" alt="" width="72" height="90" loading="lazy">`
    : '<span class="sqs-search-page-no-image" aria-hidden="true"></span>'
  return (
    `<li class="sqs-search-page-item"><a href="${escapeHtml(url)}">${picture}<span class="sqs-search-page-item-title">${markWords(title, words)}</span></a> ` +
    `<small>${escapeHtml(collectionTitle)}</small></li>`
  )
}
