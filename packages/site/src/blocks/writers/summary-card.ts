import type { BlockValue } from '@vitrine/domain/content/layout'
import { html, type Markup, siteWording } from '@vitrine/storefront/parts/html/markup'
import { sayIn } from '../../words/visitor-words.ts'
import { type BlockContext, cleaned } from '../block-context.ts'
import { blockTemplate } from '../block-templates.ts'
import { pictureHtml } from '../picture.ts'
import type { SummaryItem } from './summary-items.ts'

type SummaryValue = BlockValue<'summary-v2'>

/** What the cards of one summary share. */
export interface CardFrame {
  readonly value: SummaryValue
  readonly place: BlockContext
  /** Address of the collection, for links to its categories and tags. */
  readonly collectionUrl: string
  readonly date: Intl.DateTimeFormat
}

/** One item of a summary. */
export function cardHtml(item: SummaryItem, frame: CardFrame): Markup {
  const { value, place } = frame
  const say = sayIn(place.page.context.site.language)
  const at = (position: SummaryValue['metadataPosition']) =>
    value.metadataPosition === position ? metadataHtml(item, frame) : ''
  return html`<div class="summary-item summary-item-record-type-${item.kind} ${
    item.image && value.showThumbnail ? 'summary-item-has-thumbnail' : 'summary-item-no-thumbnail'
  }">${thumbnailHtml(item, frame)}<div class="summary-content">${at('below-thumbnail')}${at('before-title')}${
    value.showTitle
      ? html`<div class="summary-title"><a class="summary-title-link" href="${item.url}">${item.title || say('Untitled')}</a>${item.isCanceled ? html` <span class="event-canceled">${say('Event canceled')}</span>` : ''}</div>`
      : ''
  }${at('after-title')}${priceHtml(item, frame)}${
    value.showExcerpt && item.excerptHtml !== ''
      ? html`<div class="summary-excerpt">${cleaned(item.excerptHtml)}</div>`
      : ''
  }${
    value.showReadMore
      ? html`<a class="summary-read-more-link" href="${item.url}">${say('Read More')}<span class="v6-visually-hidden">: ${item.title}</span></a>`
      : ''
  }${at('after-excerpt')}</div></div>`
}

function thumbnailHtml({ image, url, title }: SummaryItem, { value, place }: CardFrame): Markup | '' {
  if (!image || !value.showThumbnail) return ''
  const hasTitle = value.showTitle
  // Beside its title, the picture's link would only say the same again.
  const name = hasTitle
    ? html` tabindex="-1" aria-hidden="true"`
    : html` aria-label="${title || sayIn(place.page.context.site.language)('Open')}"`
  return html`<div class="summary-thumbnail-outer-container"><a class="summary-thumbnail-container" href="${url}"${name}><div class="summary-thumbnail">${pictureHtml(
    image,
    {
      span: Math.min(place.span, value.design === 'list' ? 4 : 6),
      aspectRatio: value.aspectRatio,
      className: 'summary-thumbnail-image',
      altText: '',
    },
  )}</div></a></div>`
}

function priceHtml({ kind, json }: SummaryItem, { value, place }: CardFrame): Markup | '' {
  if (kind !== 'store-item' || !value.showPrice) return ''
  const { page, data } = place
  return html`<div class="summary-price">${siteWording(page.render(blockTemplate('price'), { ...data, ...json }))}</div>`
}

function metadataHtml(item: SummaryItem, frame: CardFrame): Markup | '' {
  const { primaryMetadata, secondaryMetadata } = frame.value
  const primary = factHtml(primaryMetadata, item, frame)
  const secondary = factHtml(secondaryMetadata, item, frame)
  if (primary === '' && secondary === '') return ''
  return html`<div class="summary-metadata-container">${
    primary === '' ? '' : html`<div class="summary-metadata summary-metadata--primary">${primary}</div>`
  }${secondary === '' ? '' : html`<div class="summary-metadata summary-metadata--secondary">${secondary}</div>`}</div>`
}

function factHtml(fact: SummaryValue['primaryMetadata'], item: SummaryItem, frame: CardFrame): Markup | '' {
  const { place, collectionUrl, date } = frame
  switch (fact) {
    case 'date':
      return html`<time class="summary-metadata-item summary-metadata-item--date" datetime="${item.day ?? new Date(item.atMs).toISOString()}">${date.format(item.atMs)}</time>`
    case 'author':
      return textFact('author', item.author)
    case 'location':
      return textFact('location', item.place)
    case 'cats':
      return linksFact('cats', item.categories, `${collectionUrl}?category=`)
    case 'tags':
      return linksFact('tags', item.tags, `${collectionUrl}?tag=`)
    case 'price':
      return priceHtml(item, { ...frame, value: { ...frame.value, showPrice: true } })
    case 'comments':
      return item.kind === 'store-item'
        ? ''
        : html`<span class="summary-metadata-item summary-metadata-item--comments">${siteWording(
            place.page.render(blockTemplate('comments'), { ...place.data, ...item.json }),
          )}</span>`
    default:
      return ''
  }
}

function textFact(name: string, words: string): Markup | '' {
  return words === ''
    ? ''
    : html`<span class="summary-metadata-item summary-metadata-item--${name}">${words}</span>`
}

function linksFact(name: string, terms: readonly string[], address: string): Markup | '' {
  if (terms.length === 0) return ''
  const links = terms.map(
    (term) => html` <a href="${address}${encodeURIComponent(term.toWellFormed())}">${term}</a>`,
  )
  return html`<span class="summary-metadata-item summary-metadata-item--${name}">${links}</span>`
}
