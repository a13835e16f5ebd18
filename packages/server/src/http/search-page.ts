import { defineCall } from '@vitrine/contract/call'
import { Type } from 'typebox'
import { escapeHtml } from '../site/assemble/escape.ts'
import { type SearchHit, searchSite } from '../site/search.ts'
import { renderSystemPage } from '../site/system-page.ts'
import type { Exchange } from './exchange.ts'
import { page, type Reply } from './reply.ts'

/** The search page (specification, section 2): works by a plain form. */
export const searchPageCall = defineCall({
  name: 'searchPage',
  method: 'GET',
  path: '/search',
  policy: { kind: 'public-read' },
  limit: { max: 60, windowMs: 60_000 },
  params: Type.Object({}),
  query: Type.Object({ q: Type.Optional(Type.String({ maxLength: 200 })) }),
  body: Type.Unknown(),
  reply: Type.String(),
})

/** Number of the search page among page types. */
const searchPageType = 102

/** Shows the search form, and what was found. */
export async function getSearchPage(exchange: Exchange<typeof searchPageCall>): Promise<Reply> {
  const text = exchange.query.q?.trim() ?? ''
  const hits = await searchSite(text, await exchange.view.contextOf(exchange.origin))
  const html = await renderSystemPage(exchange, {
    pageType: searchPageType,
    title: text === '' ? 'Search' : `Search: ${text}`,
    bodyClasses: ['sqs-search-page'],
    headHtml: `<style>${styles}</style>`,
    mainContent: `<section class="vt-search"><h1>Search</h1>${formHtml(text)}${resultHtml(text, hits)}</section>`,
  })
  return page(html)
}

function formHtml(text: string): string {
  return (
    '<form class="sqs-search-page-input" action="/search" method="get" role="search">' +
    `<label class="vt-search-label" for="search-text">Search this site</label>` +
    `<input id="search-text" type="search" name="q" maxlength="200" value="${escapeHtml(text)}">` +
    '<button type="submit" class="sqs-button-element--primary">Search</button></form>'
  )
}

function resultHtml(text: string, hits: readonly SearchHit[]): string {
  if (text === '') return ''
  const count = hits.length === 1 ? '1 result' : `${hits.length} results`
  const heading = hits.length === 0 ? 'Nothing was found' : count
  const items = hits.map(hitHtml).join('')
  return `<p role="status">${heading} for “${escapeHtml(text)}”.</p><ul class="sqs-search-page-output">${items}</ul>`
}

function hitHtml({ title, url, imageUrl, collectionTitle }: SearchHit): string {
  const picture = imageUrl
    ? `<img src="${escapeHtml(imageUrl)}?format=300w" alt="" width="72" height="90" loading="lazy">`
    : ''
  return `<li><a href="${escapeHtml(url)}">${picture}<span>${escapeHtml(title)}</span></a> <small>${escapeHtml(collectionTitle)}</small></li>`
}

const styles = `.vt-search{max-width:44rem;margin:0 auto;padding:3rem 1.25rem 5rem}
.vt-search form{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}.vt-search-label{flex-basis:100%}
.vt-search input{flex:1 1 14rem;min-height:3rem;padding:0 1rem;font:inherit;color:inherit;background:#fff;border:1px solid var(--vt-color-line,#bbb);border-radius:var(--vt-radius,2px)}
.vt-search button{min-height:3rem;padding:0 1.5rem;font:inherit;cursor:pointer;color:var(--vt-color-accent-ink,#fff);background:var(--vt-color-accent,#222);border:0;border-radius:var(--vt-radius,2px)}
.vt-search ul{list-style:none;margin:0;padding:0}.vt-search li{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:.75rem 0;border-top:1px solid var(--vt-color-line,#ddd)}
.vt-search li a{display:flex;align-items:center;gap:1rem;color:inherit}.vt-search li img{width:72px;height:90px;object-fit:cover}`
