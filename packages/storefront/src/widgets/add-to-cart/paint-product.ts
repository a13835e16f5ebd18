import { paintInstallments } from '../installments/paint-installments.ts'
import type { PageVariant } from './page-variant.ts'
import { paintPicture } from './paint-picture.ts'
import { paintPrice } from './paint-price.ts'
import type { ProductElements } from './product-elements.ts'

/** Shows everything of a product that depends on the chosen variant: price, mark, scarcity, notices, picture, quantity. */
export function paintProduct(elements: ProductElements, variant: PageVariant | null): void {
  for (const price of elements.surroundings.querySelectorAll<HTMLElement>('.product-price')) {
    paintPrice(price, variant)
  }
  for (const place of elements.surroundings.querySelectorAll<HTMLElement>('.product-unit-price')) {
    paintUnitPrice(place, variant)
  }
  // The price of a chosen variant tells itself what it was.
  for (const former of elements.surroundings.querySelectorAll<HTMLElement>('.product-former-price')) {
    former.hidden = variant !== null
  }
  for (const message of elements.surroundings.querySelectorAll<HTMLElement>('.product-scarcity')) {
    paintScarcity(message, variant)
  }
  for (const form of elements.surroundings.querySelectorAll<HTMLElement>('.product-restock-notification')) {
    paintRestock(form, variant)
  }
  for (const line of elements.surroundings.querySelectorAll<HTMLElement>('.vt-installments')) {
    paintInstallments(line, variant)
  }
  paintMarks(elements, variant)
  if (variant?.imageId) paintPicture(elements.surroundings, variant.imageId)
  limitQuantity(elements.quantity, variant)
}

/** Null puts back what the server wrote. */
function paintUnitPrice(place: HTMLElement, variant: PageVariant | null): void {
  place.dataset.rendered ??= place.textContent ?? ''
  place.textContent = variant ? variant.unitPrice : place.dataset.rendered
}

function paintScarcity(message: HTMLElement, variant: PageVariant | null): void {
  const json = message.dataset.variantAttributes
  const attributes: unknown = json ? JSON.parse(json) : null
  if (typeof attributes !== 'object' || attributes === null) return
  const own = Object.entries(attributes)
  message.hidden = !variant || !own.every(([name, value]) => variant.attributes[name] === value)
}

/** Whoever chose a variant that is gone can ask for that one. */
function paintRestock(form: HTMLElement, variant: PageVariant | null): void {
  form.dataset.hiddenAtFirst ??= String(form.hidden)
  form.hidden = variant ? form.dataset.variantId !== variant.id : form.dataset.hiddenAtFirst === 'true'
}

/** A product's own mark stays when it is for all variants; a variant's stands beside the price. */
function paintMarks({ surroundings }: ProductElements, variant: PageVariant | null): void {
  for (const old of surroundings.querySelectorAll('.product-mark[data-of-variant]')) old.remove()
  const rendered = surroundings.querySelectorAll<HTMLElement>('.product-mark')
  for (const mark of rendered) mark.hidden = variant !== null
  const state = variant ? markOf(variant) : null
  if (!state) return
  const like = [...rendered].find((mark) => mark.classList.contains(state.name))
  const mark = document.createElement('div')
  mark.className = `product-mark ${state.name}`
  mark.dataset.ofVariant = ''
  mark.textContent = like?.textContent ?? state.text
  const beside = rendered[0] ?? surroundings.querySelector('.product-price')
  beside?.after(mark)
}

function markOf(variant: PageVariant): { readonly name: string; readonly text: string } | null {
  if (variant.available <= 0) return { name: 'sold-out', text: 'sold out' }
  return variant.isOnSale ? { name: 'sale', text: 'sale' } : null
}

function limitQuantity(input: HTMLInputElement | null, variant: PageVariant | null): void {
  if (!input) return
  const most = Math.min(9999, Math.max(1, variant?.available ?? 9999))
  input.max = String(most)
  // No typing is overwritten; what is too much is said at the button.
  if (Number(input.value) > most && document.activeElement !== input) input.value = String(most)
}
