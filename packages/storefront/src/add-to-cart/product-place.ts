/** The parts of a page that sell one product; templates arrange them as they like. */
export interface ProductPlace {
  readonly itemId: string
  /** Number of the specification, section 3. */
  readonly productType: number
  readonly form: HTMLFormElement | null
  readonly button: HTMLElement
  readonly pickers: HTMLElement | null
  readonly quantity: HTMLInputElement | null
  /** The part of the page that is about this product and no other: prices, marks and pictures are looked for in it. */
  readonly surroundings: ParentNode
}

/** Finds the parts that belong to the product of an element; null where nothing can be bought. */
export function findProductPlace(start: HTMLElement): ProductPlace | null {
  const form = start.closest<HTMLFormElement>('form.product-form')
  const itemId = itemIdAt(form ?? start)
  if (itemId === null) return null

  const surroundings = form ? surroundingsOf(form, itemId) : surroundingsOf(start, itemId)
  const scope = form ?? surroundings
  const mine = `[data-item-id="${CSS.escape(itemId)}"]`
  const button = scope.querySelector<HTMLElement>(`.sqs-add-to-cart-button${mine}, .sqs-add-to-cart-button`)
  if (!button) return null
  return {
    itemId,
    productType: Number(button.dataset.productType ?? 1),
    form,
    button,
    pickers: scope.querySelector<HTMLElement>(`.product-variants${mine}`),
    quantity: scope.querySelector<HTMLInputElement>(`.product-quantity-input${mine} input`),
    surroundings,
  }
}

function itemIdAt(start: HTMLElement): string | null {
  const holder =
    start.closest<HTMLElement>('[data-item-id]') ?? start.querySelector<HTMLElement>('[data-item-id]')
  return holder?.dataset.itemId || null
}

/** The widest element around `start` in which nothing of another product stands. */
function surroundingsOf(start: Element, itemId: string): ParentNode {
  let widest: Element = start
  for (let next: Element | null = start; next; next = next.parentElement) {
    if (hasOtherProduct(next, itemId)) return widest
    widest = next
  }
  return document
}

function hasOtherProduct(element: Element, itemId: string): boolean {
  const holders = element.querySelectorAll<HTMLElement>(
    '.sqs-add-to-cart-button[data-item-id], .product-variants[data-item-id]',
  )
  return [...holders].some((holder) => holder.dataset.itemId !== itemId)
}
