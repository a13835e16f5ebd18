import { excerptAround } from '@vitrine/domain/search/excerpt-around'
import type { Say } from '@vitrine/domain/words/say'
import { escapeHtml } from '@vitrine/site/html/escape'
import type { SearchDocument } from '@vitrine/site/search/search-document'
import { markWords } from './mark-words.ts'
import type { SearchHit } from './search-site.ts'

/** Results that a page shows. */
export const searchPageSize = 20

/** What somebody looked for. */
export interface SearchRequest {
  readonly text: string
  /** Number of the page, from 0. */
  readonly page: number
  readonly collectionId: string | null
}

/** What there is for somebody who found nothing. */
export interface NoResultsHints {
  /** Words of the site that are near to what was written. */
  readonly suggestions: readonly string[]
  readonly links: readonly { readonly title: string; readonly url: string }[]
  readonly products: readonly SearchDocument[]
}

/** The form of the search page; works without scripts. Who comes to search writes at once; who comes to results reads them. */
export function searchFormHtml({ text, collectionId }: SearchRequest, say: Say): string {
  const within =
    collectionId === null
      ? ''
      : `<input type="hidden" name="f_collectionId" value="${escapeHtml(collectionId)}">`
  return (
    '<form class="sqs-search-ui" action="/search" method="get" role="search">' +
    `<label for="search-text">${say('Search this site')}</label>${within}` +
    `<input class="sqs-search-page-input" id="search-text" type="search" name="q" maxlength="200" value="${escapeHtml(text)}"${
      text === '' ? ' autofocus' : ''
    }>` +
    `<span class="sqs-search-ui-button-wrapper"><button type="submit" class="sqs-button-element--primary">${say('Search')}</button></span></form>`
  )
}

/** What was found, with the way to more of it. */
export function searchResultsHtml(
  asked: SearchRequest,
  { hits, total }: { readonly hits: readonly SearchHit[]; readonly total: number },
  say: Say,
): string {
  const { text } = asked
  const count =
    total === 1
      ? say('1 result for “{text}”.', { text })
      : say('{total} results for “{text}”.', { total, text })
  return (
    `<p class="sqs-search-page-count" role="status" data-result-count="${total}">${escapeHtml(count)}</p>` +
    `<ul class="sqs-search-page-output">${hits.map(hitHtml).join('')}</ul>${pagerHtml(asked, total, say)}`
  )
}

/** What stands in place of results: words that are near, and where to look on. */
export function noResultsHtml(
  { text }: SearchRequest,
  { suggestions, links, products }: NoResultsHints,
  say: Say,
): string {
  const near = suggestions.map(
    (word) =>
      `<a href="/search?${escapeHtml(new URLSearchParams({ q: word }).toString())}">${escapeHtml(word)}</a>`,
  )
  const places = links.map(
    ({ title, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`,
  )
  const shown = products.map((document) => hitHtml({ document, words: [] }))
  return (
    `<p class="sqs-search-page-count" role="status" data-result-count="0">${escapeHtml(say('Nothing was found for “{text}”.', { text }))}</p>` +
    (near.length === 0
      ? ''
      : `<p class="sqs-search-page-near">${say('Did you mean {words}?', { words: near.join(', ') })}</p>`) +
    (places.length === 0
      ? ''
      : `<nav class="sqs-search-page-places" aria-label="${say('Look around')}"><h2>${say('Look around')}</h2><ul>${places.join('')}</ul></nav>`) +
    (shown.length === 0
      ? ''
      : `<section class="sqs-search-page-instead"><h2>${say('You may like')}</h2><ul class="sqs-search-page-output">${shown.join('')}</ul></section>`)
  )
}

function pagerHtml({ text, page, collectionId }: SearchRequest, total: number, say: Say): string {
  const link = (number: number, label: string) => {
    const query = new URLSearchParams({ q: text, p: String(number) })
    if (collectionId) query.set('f_collectionId', collectionId)
    return `<a href="/search?${escapeHtml(query.toString())}">${label}</a>`
  }
  const before = page > 0 ? link(page - 1, say('Previous results')) : ''
  const after = (page + 1) * searchPageSize < total ? link(page + 1, say('More results')) : ''
  if (before + after === '') return ''
  return `<nav class="sqs-search-page-pager" aria-label="${say('Results')}">${before}${after}</nav>`
}

function hitHtml({ document, words }: SearchHit): string {
  const { title, url, imageUrl, collectionTitle, summary, price } = document
  const picture = imageUrl
    ? `<img src="${escapeHtml(imageUrl)}?format=300w" alt="" width="72" height="90" loading="lazy">`
    : '<span class="sqs-search-page-no-image" aria-hidden="true"></span>'
  const excerpt = excerptAround(summary, words)
  return (
    `<li class="sqs-search-page-item"><a href="${escapeHtml(url)}">${picture}<span class="sqs-search-page-item-title">${markWords(title, words)}</span></a>` +
    `<div class="sqs-search-page-item-words">${excerpt === '' ? '' : `<p class="sqs-search-page-item-excerpt">${markWords(excerpt, words)}</p>`}` +
    `<p class="sqs-search-page-item-place"><small>${escapeHtml(collectionTitle)}</small>${price === null ? '' : ` <span class="sqs-search-page-item-price">${escapeHtml(price)}</span>`}</p></div></li>`
  )
}
