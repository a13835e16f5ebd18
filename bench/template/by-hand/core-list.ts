import type { Item, PageData } from '../page.ts'
import { cents, html, htmlattr, truncate, urlEncode } from '../widgets.ts'

/** The page of `core-page.ts`, the same bytes, as one would write it without a template engine. */
export function coreListByHand({ website, collection, items }: PageData): string {
  const from = urlEncode(website.siteTitle)
  const title = html(collection.title)
  let page = `<section class="products" data-site="${htmlattr(website.siteTitle)}"><h1>${title}</h1>\n`
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    if (!item) continue
    const className = `product${item.starred ? ' starred' : ''} ${index % 2 === 0 ? 'odd' : 'even'}`
    page += `<article id="product-${item.id}" class="${className}">
<a href="${item.fullUrl}?from=${from}">${picture(item)}<h2>${html(item.title)}</h2></a>
<p>${html(truncate(item.summary, 80))}</p>
<div class="price">${item.starred ? '<em>Star</em>' : ''}<b>${cents(item.priceCents)}</b></div>
${tagList(item.tags)}
${item.starred ? '<b>Save</b>' : '<i>Fair</i>'}
<small>${title} · ${index + 1} of ${items.length}</small></article>\n`
  }
  return `${page}</section>`
}

function picture({ mainImageId, assetUrl, title }: Item): string {
  return mainImageId === ''
    ? `<span class="no-image">${html(title)}</span>`
    : `<img src="${assetUrl}?format=500w" alt="${htmlattr(title)}">`
}

function tagList(tags: readonly string[]): string {
  if (tags.length === 0) return '<span>no tags</span>'
  let list = ''
  for (const tag of tags) list += `${list === '' ? '' : '<li>and</li>'}<li>${html(tag)}</li>`
  return `<ul>${list}</ul>`
}
