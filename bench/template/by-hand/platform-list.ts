import type { Item, PageData, Variant } from '../page.ts'
import { html, htmlattr } from '../widgets.ts'

/** The page of `list-page.ts`, the same bytes, as one would write it without a template engine. */
export function platformListByHand({ collection, items }: PageData): string {
  let page = `<section class="products" id="${collection.id}"><h1>${html(collection.title)}</h1>\n`
  for (const item of items) {
    const { variants } = item.structuredContent
    const offer = offerOf(variants)
    page += `<div class="product ${offer.isGone ? 'gone' : 'here'}" id="item-${item.id}">
<a href="${item.fullUrl}"><img ${imageAttributes(item)} class="main"></a>
${mark(offer)}<h2>${html(item.title)}</h2>

\n<div class="product-price">
${price(offer)}
</div>
${variantSpans(variants)}
</div>`
  }
  return `${page}</section>`
}

interface Offer {
  readonly isGone: boolean
  readonly isOnSale: boolean
  readonly isVaried: boolean
  readonly lowest: number
  readonly highest: number
}

/** What a product costs, in one walk over its variants. */
function offerOf(variants: readonly Variant[]): Offer {
  let isGone = true
  let isOnSale = false
  let isVaried = false
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  const [first] = variants
  for (const { onSale, price, priceMoney, salePriceMoney, unlimited, qtyInStock } of variants) {
    if (unlimited || qtyInStock > 0) isGone = false
    if (onSale) isOnSale = true
    if (price !== first?.price || onSale !== first.onSale) isVaried = true
    lowest = Math.min(lowest, Number((onSale ? salePriceMoney : priceMoney).value))
    highest = Math.max(highest, Number(priceMoney.value))
  }
  return { isGone, isOnSale, isVaried, lowest, highest }
}

function imageAttributes(item: Item): string {
  const url = htmlattr(item.assetUrl)
  const { x, y } = item.mediaFocalPoint
  return `data-src="${url}" data-image="${url}" data-image-dimensions="${htmlattr(item.originalSize)}" data-image-focal-point="${x},${y}" alt="${htmlattr(item.title)}"  srcset="${candidates(item.systemDataVariants, url)}"`
}

/** The widths among `1500x1000,100w,300w`, each with its address. */
function candidates(widths: string, url: string): string {
  let text = ''
  for (const width of widths.split(',')) {
    if (width.endsWith('w')) text += `${url}?format=${width} ${width},`
  }
  return `${text}${url}?format=original 2500w`
}

function mark({ isGone, isOnSale }: Offer): string {
  if (isGone) return '<div class="product-mark sold-out">sold out</div>'
  return isOnSale ? '<div class="product-mark sale">sale</div>' : ''
}

function price({ isVaried, isOnSale, lowest, highest }: Offer): string {
  if (isVaried) return `from ${dollars(lowest)}\n`
  if (!isOnSale) return dollars(highest)
  return `${hidden('Sale Price:')}${dollars(lowest)} ${hidden('Original Price:')}<span class="original-price">${dollars(highest)}</span>\n`
}

function hidden(label: string): string {
  return `<span class="visually-hidden v6-visually-hidden">${label}</span>`
}

function variantSpans(variants: readonly Variant[]): string {
  let spans = ''
  for (const variant of variants) {
    spans += `<span class="variant">${html(variantName(variant))} ${dollars(Number(variant.priceMoney.value))}</span>`
  }
  return spans
}

function variantName({ optionValues }: Variant): string {
  let name = ''
  for (const { value } of optionValues) name += name === '' ? value : ` / ${value}`
  return name
}

/** By hand as well: Intl would take most of the page's time. */
function dollars(amount: number): string {
  const digits = amount.toFixed(2)
  return amount < 1000 ? `$${digits}` : `$${digits.replace(/\B(?=(?:\d{3})+\.)/g, ',')}`
}
