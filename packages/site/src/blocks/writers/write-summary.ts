import type { BlockValue } from '@vitrine/domain/content/layout'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { collectionPath } from '../../theme/collection-shape.ts'
import { sayIn } from '../../words/visitor-words.ts'
import type { BlockContext, BlockWriter } from '../block-context.ts'
import { dateFormat } from '../date-format.ts'
import { collectionNamed } from '../find-collection.ts'
import { cardHtml } from './summary-card.ts'
import { summaryItems } from './summary-items.ts'

/** Some items of a collection: as a wall, a carousel, a list or a grid. */
export const writeSummary: BlockWriter<'summary-v2'> = async (value, place) => {
  const { context } = place.page
  const collection = collectionNamed(value.collectionId, context)
  const items = collection ? await summaryItems(value, collection, context) : []
  if (!collection || items.length === 0) return null

  const date = dateFormat(context.site, { dateStyle: 'medium' })
  const frame = { value, place, date, collectionUrl: collectionPath(collection, context) }
  const cards = items.map((item) => cardHtml(item, frame))
  const list = html`<div class="summary-item-list-container"><div class="summary-item-list" id="${place.id}-items"${
    value.design === 'carousel'
      ? html` tabindex="0" role="group" aria-label="${value.headerText || collection.title}"`
      : ''
  } style="--summary-column-width:${value.columnWidthPx}px;--summary-gutter:${value.gutterPx}px">${cards}</div></div>`
  return html`<div class="${classesOf(value, collection.typeName)}">${headingHtml(value, place)}${list}</div>`
}

function classesOf(value: BlockValue<'summary-v2'>, typeName: string): string {
  const { design, textSize, textAlignment, primaryMetadata, secondaryMetadata, metadataPosition } = value
  return [
    'summary-block-wrapper',
    `summary-block-collection-type-${typeName.replace(/[^a-z0-9-]/gi, '-')}`,
    `summary-block-setting-design-${design}`,
    `summary-block-setting-text-size-${textSize}`,
    `summary-block-setting-text-align-${textAlignment}`,
    `summary-block-setting-primary-metadata-${primaryMetadata}`,
    `summary-block-setting-secondary-metadata-${secondaryMetadata}`,
    `summary-block-setting-metadata-position-${metadataPosition}`,
  ].join(' ')
}

/** A carousel scrolls by itself under a finger; its buttons come alive by a script, which shows them. */
function headingHtml(
  { headerText, design }: BlockValue<'summary-v2'>,
  { id, page }: BlockContext,
): Markup | '' {
  if (headerText === '' && design !== 'carousel') return ''
  const say = sayIn(page.context.site.language)
  const pager =
    design === 'carousel'
      ? html`<div class="summary-carousel-pager" hidden><button type="button" class="summary-carousel-pager-prev" aria-controls="${id}-items" aria-label="${say('Previous')}"></button><button type="button" class="summary-carousel-pager-next" aria-controls="${id}-items" aria-label="${say('Next')}"></button></div>`
      : ''
  return html`<div class="summary-heading">${
    headerText === '' ? '' : html`<h2 class="summary-heading-text">${headerText}</h2>`
  }${pager}</div>`
}
