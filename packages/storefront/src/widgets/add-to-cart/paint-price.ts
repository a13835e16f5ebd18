import { formatMoney } from '@vitrine/domain/money/format-money'
import { toDecimalString } from '@vitrine/domain/money/reply-money'
import { pageLanguage } from '../../runtime/page-language/page-language.ts'
import type { PageVariant } from './page-variant.ts'

const asRendered = new WeakMap<Element, string>()

/** Shows a variant's price in place of the product's, in the same manner; null puts back what the server wrote of the product. */
export function paintPrice(place: HTMLElement, variant: PageVariant | null): void {
  const rendered = asRendered.get(place) ?? place.dataset.unchosen ?? place.innerHTML
  asRendered.set(place, rendered)
  if (!variant) {
    place.innerHTML = rendered
    return
  }
  const isPlain = rendered.includes('sqs-money-native')
  const [before = '', after = ''] = variant.priceWording.split('{price}')
  const write = (cents: number) => [before, priceNode(cents, variant.currency, isPlain), after]
  if (!variant.isOnSale) {
    place.replaceChildren(...write(variant.priceCents))
    return
  }
  const original = document.createElement('span')
  original.className = 'original-price'
  original.append(...write(variant.priceCents))
  place.replaceChildren(
    screenReaderLabel('Sale Price:'),
    ...write(variant.salePriceCents),
    ' ',
    screenReaderLabel('Original Price:'),
    original,
  )
}

/** A site that does not write currencies has plain numbers, which its own scripts read. */
function priceNode(cents: number, currency: string, isPlain: boolean): Node {
  if (!isPlain) return document.createTextNode(formatMoney(cents, currency, pageLanguage()))
  const number = document.createElement('span')
  number.className = 'sqs-money-native'
  number.textContent = Number(toDecimalString(cents, currency)).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return number
}

function screenReaderLabel(label: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'visually-hidden v6-visually-hidden'
  element.textContent = label
  return element
}
