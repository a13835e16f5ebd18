import { installmentLine } from '@vitrine/domain/selling/installments'
import type { PageVariant } from '../add-to-cart/page-variant.ts'
import { readOffer } from './read-offer.ts'

const asRendered = new WeakMap<Element, string>()

/** Tells of the price of a variant; null puts back what the server wrote. */
export function paintInstallments(line: HTMLElement, variant: PageVariant | null): void {
  const rendered = asRendered.get(line) ?? line.innerHTML
  asRendered.set(line, rendered)
  const offer = readOffer(line)
  if (!variant || !offer) {
    line.innerHTML = rendered
    return
  }
  const { before, after } = installmentLine(
    offer,
    variant.isOnSale ? variant.salePriceCents : variant.priceCents,
  )
  const write = (selector: string, text: string) => {
    const place = line.querySelector(selector)
    if (place) place.textContent = text
  }
  write('[data-before]', before)
  write('[data-after]', after)
}
