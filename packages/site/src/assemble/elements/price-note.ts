import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import type { LegalText } from '@vitrine/domain/legal/duty-texts'
import { priceNote } from '@vitrine/domain/legal/shown-duties'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { Edit, ElementRule } from '../../html/rewrite-elements.ts'
import type { PageContext, PageData } from '../../page-json/page-context.ts'

/** The price of a product as our formatter writes it, whole. */
const price = /<div class="product-price">(?:(?!<div|<\/div>)[\s\S])*<\/div>/y

/** Tax and delivery, told below the price of a product's page where the law wants that, whatever the template. */
export class PriceNotes implements ElementRule {
  readonly tags = ['div class="product-price"']
  readonly #note: string
  #end = -1

  constructor(data: PageData, context: PageContext) {
    this.#note = noteOf(data, context)
  }

  meet(page: string, at: number): void {
    if (this.#note === '' || this.#end >= 0) return
    price.lastIndex = at
    if (price.test(page)) this.#end = price.lastIndex
  }

  edits(): readonly Edit[] {
    return this.#end < 0 ? [] : [{ start: this.#end, end: this.#end, text: this.#note }]
  }
}

function noteOf({ item }: PageData, { site, nowMs }: PageContext): string {
  const type = productTypeOf(item)
  const note = type === null ? null : priceNote(site, type === physical, nowMs)
  if (!note) return ''
  const { tax, shipping } = note
  const sent =
    shipping && (shipping.url === '' ? said(shipping) : html`<a href="${shipping.url}">${said(shipping)}</a>`)
  const between = tax && sent ? ', ' : ''
  return html`<p class="vt-price-note"><small>${tax ? said(tax) : ''}${between}${sent ?? ''}</small></p>`.text
}

function said({ text, language }: LegalText): Markup {
  return html`<span lang="${language}">${text}</span>`
}

/** The number of products that are sent. */
const physical = productTypeNumbers.physical

function productTypeOf(item: unknown): number | null {
  if (typeof item !== 'object' || item === null || !('structuredContent' in item)) return null
  const content = item.structuredContent
  if (typeof content !== 'object' || content === null || !('productType' in content)) return null
  return typeof content.productType === 'number' ? content.productType : null
}
