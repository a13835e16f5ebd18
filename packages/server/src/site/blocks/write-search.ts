import { html } from '@vitrine/storefront/html/markup'
import type { BlockWriter } from './block-place.ts'

/** A field that asks the site's search page. */
export const writeSearch: BlockWriter<'search'> = ({ placeholder, style }, { id }) => {
  const label = placeholder || 'Search'
  return html`<div class="search-block"><div class="sqs-search-ui-text-input sqs-search-ui-button-wrapper color-${style}"><form class="search-block-form" action="/search" role="search"><label class="v6-visually-hidden" for="${id}-query">Search</label><input class="search-input" id="${id}-query" type="search" name="q" placeholder="${label}" autocomplete="off"><button class="search-block-button" type="submit">Search</button></form></div></div>`
}
