import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import {
  aboutInstallments,
  type InstallmentOffer,
  installmentLine,
  installmentOffer,
} from '@vitrine/domain/selling/installments'
import { html, jsonText } from '@vitrine/storefront/parts/html/markup'
import type { PageContext, PageData } from '../../page-json/page-context.ts'

/** What a payment in installments would be, for below the price of a product's page, as HTML (specification, sections 2 and 4). */
export function installmentNoteHtml({ item }: PageData, { site }: PageContext): string {
  const offer = installmentOffer(site)
  const priceCents = offer ? lowestPrice(item) : null
  return offer && priceCents !== null ? lineHtml(offer, priceCents) : ''
}

/** The lowest price of goods that are sent and paid once; null of anything else. */
function lowestPrice(item: unknown): number | null {
  const content = field(item, 'structuredContent')
  const variants = field(content, 'variants')
  const isSent = field(content, 'productType') === productTypeNumbers.physical
  if (!isSent || field(content, 'isSubscribable') === true || !Array.isArray(variants)) return null
  const prices = variants.map((variant) =>
    Number(field(variant, field(variant, 'onSale') === true ? 'salePrice' : 'price')),
  )
  return prices.length > 0 ? Math.min(...prices) : null
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** Its buttons are answered by the storefront's island `widgets/installments`. */
function lineHtml(offer: InstallmentOffer, priceCents: number): string {
  const { before, after } = installmentLine(offer, priceCents)
  return html`<p class="vt-installments" data-offer="${jsonText(offer)}"><span data-before>${before}</span> <button type="button" class="vt-installments-pill">${offer.provider}</button> <span data-after>${after}</span> <button type="button" class="vt-installments-info" aria-label="${aboutInstallments(offer)}">i</button></p>`
    .text
}
