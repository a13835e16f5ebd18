import type { Scope } from '@vitrine/template/scope'
import { localized, localizedOrEmpty } from '../../parts/html/localized.ts'
import { fillMessage } from '../../parts/html/localized-message.ts'
import { html, type Markup, siteWording } from '../../parts/html/markup.ts'

/** How a price is shown: from a lowest one, a sale price beside the original, one price, no price at all, or nothing. */
export type PriceDisplay =
  | { readonly kind: 'from'; readonly wording: Markup }
  | { readonly kind: 'sale'; readonly sale: Markup; readonly original: Markup }
  | { readonly kind: 'single'; readonly price: Markup }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'nothing' }

/** The block of a product page that shows a price. */
export function priceBlock(className: string, display: PriceDisplay, scope: Scope): Markup {
  return html`<div class="${className}">
${priceLine(display, scope)}
</div>`
}

/** The same of a variant that is chosen from the start; scripts put back the price of the whole once none is. */
export function chosenPriceBlock(
  className: string,
  { chosen, whole }: { readonly chosen: PriceDisplay; readonly whole: PriceDisplay },
  scope: Scope,
): Markup {
  return html`<div class="${className}" data-unchosen="${priceLine(whole, scope).text.trim()}">
${priceLine(chosen, scope)}
</div>`
}

/** The site may word it with a place for the price, `ab {fromPrice}`, or without. */
export function fromWording(lowest: Markup, scope: Scope): Markup {
  const wording = localizedOrEmpty(scope, 'productPriceFromText', 'from {fromPrice}')
  return siteWording(
    fillMessage(
      wording,
      [
        [lowest.text, 'fromPrice'],
        [lowest.text, 'price'],
      ],
      scope,
    ),
  )
}

function priceLine(display: PriceDisplay, scope: Scope): Markup {
  switch (display.kind) {
    case 'from':
      return html`${display.wording}\n`
    case 'sale':
      return html`${saleLine(display.sale, display.original, scope)}\n`
    case 'single':
      return display.price
    case 'unavailable':
      return html`${unavailable(scope)}\n`
    case 'nothing':
      return html``
  }
}

function unavailable(scope: Scope): Markup {
  return siteWording(
    fillMessage(localizedOrEmpty(scope, 'productPriceUnavailable', 'Unavailable'), [], scope),
  )
}

function saleLine(sale: Markup, original: Markup, scope: Scope): Markup {
  const saleLabel = screenReaderLabel(localized(scope, 'salePriceText', 'Sale Price:'))
  const originalLabel = screenReaderLabel(localized(scope, 'originalPriceText', 'Original Price:'))
  return html`${saleLabel}${sale} ${originalLabel}<span class="original-price">${original}</span>`
}

/** A label for those who do not see that a price is struck through. */
export function screenReaderLabel(label: string): Markup {
  return html`<span class="visually-hidden v6-visually-hidden">${label}</span>`
}
