import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import type { LegalText } from '@vitrine/domain/legal/duty-texts'
import { priceNote } from '@vitrine/domain/legal/shown-duties'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { PageContext, PageData } from '../../page-json/page-context.ts'

/** Tax and delivery, told below the price of a product's page where the law wants that, as HTML. */
export function priceNoteHtml({ item }: PageData, { site, nowMs }: PageContext): string {
  const sold = soldOf(item)
  const note = sold && priceNote(site, sold, nowMs)
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

/** What is said of a product in page data; null where there is none. */
function soldOf(item: unknown): Parameters<typeof priceNote>[1] | null {
  if (typeof item !== 'object' || item === null || !('structuredContent' in item)) return null
  const content = item.structuredContent
  if (typeof content !== 'object' || content === null || !('productType' in content)) return null
  const isTaxed = !('isTaxable' in content) || content.isTaxable !== false
  return { isSent: content.productType === productTypeNumbers.physical, isTaxed }
}
