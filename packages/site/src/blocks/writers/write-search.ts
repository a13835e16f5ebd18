import { html } from '@vitrine/storefront/parts/html/markup'
import { sayIn } from '../../words/visitor-words.ts'
import type { BlockWriter } from '../block-context.ts'
import { collectionNamed } from '../find-collection.ts'

/** A field that asks the site's search page, about all of it or one collection. */
export const writeSearch: BlockWriter<'search'> = ({ placeholder, style, collectionId }, { id, page }) => {
  const collection = collectionId === '' ? undefined : collectionNamed(collectionId, page.context)
  const within = collection ? html`<input type="hidden" name="f_collectionId" value="${collection.id}">` : ''
  const search = sayIn(page.context.site.language)('Search')
  const label = placeholder || search
  return html`<div class="search-block"><div class="sqs-search-ui-text-input sqs-search-ui-button-wrapper color-${style}"><form class="search-block-form" action="/search" role="search"><label class="v6-visually-hidden" for="${id}-query">${search}</label><input class="search-input" id="${id}-query" type="search" name="q" placeholder="${label}" autocomplete="off">${within}<button class="search-block-button" type="submit">${search}</button></form></div></div>`
}
