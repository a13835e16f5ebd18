import type { Scope } from '@vitrine/template/scope'
import { localized } from '../html/localized.ts'
import { html, type Markup } from '../html/markup.ts'

/** How a price is shown: from a lowest one, a sale price beside the original, one price, or no price at all. */
export type PriceDisplay =
  | { readonly kind: 'from'; readonly lowest: Markup }
  | { readonly kind: 'sale'; readonly sale: Markup; readonly original: Markup }
  | { readonly kind: 'single'; readonly price: Markup }
  | { readonly kind: 'unavailable' }

/** The block of a product page that shows a price. */
export function priceBlock(className: string, display: PriceDisplay, scope: Scope): Markup {
  return html`<div class="${className}">
${priceLine(display, scope)}
</div>`
}

function priceLine(display: PriceDisplay, scope: Scope): Markup {
  switch (display.kind) {
    case 'from':
      return html`${fromLine(display.lowest, scope)}\n`
    case 'sale':
      return html`${saleLine(display.sale, display.original, scope)}\n`
    case 'single':
      return display.price
    case 'unavailable':
      return html`${localized(scope, 'productPriceUnavailable', 'Unavailable')}`
  }
}

/** The site may word it with a place for the price, `ab {fromPrice}`, or without. */
function fromLine(lowest: Markup, scope: Scope): Markup {
  const wording = localized(scope, 'productPriceFromText', 'from {fromPrice}')
  const [before = '', after] = wording.split(/\{(?:fromPrice|price|0)\}/)
  return after === undefined ? html`${before} ${lowest}` : html`${before}${lowest}${after}`
}

function saleLine(sale: Markup, original: Markup, scope: Scope): Markup {
  const saleLabel = spoken(localized(scope, 'salePriceText', 'Sale Price:'))
  const originalLabel = spoken(localized(scope, 'originalPriceText', 'Original Price:'))
  return html`${saleLabel}${sale} ${originalLabel}<span class="original-price">${original}</span>`
}

/** A label for those who do not see that a price is struck through. */
function spoken(label: string): Markup {
  return html`<span class="visually-hidden v6-visually-hidden">${label}</span>`
}
