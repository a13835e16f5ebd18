/** The parts of a page that sell one product; templates arrange them as they like. */
export interface ProductElements {
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
export function findProductElements(start: HTMLElement): ProductElements | null {
  const form = start.closest<HTMLFormElement>('form.product-form')
  const from = form ?? start
  const itemId = itemIdAt(from)
  if (itemId === null) return null

  const surroundings = surroundingsOf(from, itemId)
  const scope = form ?? surroundings
  const button = scope.querySelector<HTMLElement>(buttonOf(itemId))
  if (!button) return null
  const mine = `[data-item-id="${CSS.escape(itemId)}"]`
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

/** The part of the page that says it is the product's, or else the nearest that has its price and its button. */
function surroundingsOf(start: Element, itemId: string): ParentNode {
  const own = start.parentElement?.closest(`[data-item-id="${CSS.escape(itemId)}"]`)
  if (own) return own
  let widest: Element = start
  for (let next: Element | null = start; next && !hasOtherProduct(next, itemId); next = next.parentElement) {
    widest = next
    if (next.querySelector('.product-price') && next.querySelector(buttonOf(itemId))) break
  }
  return widest
}

function buttonOf(itemId: string): string {
  return `.sqs-add-to-cart-button[data-item-id="${CSS.escape(itemId)}"]`
}

function hasOtherProduct(element: Element, itemId: string): boolean {
  const holders = element.querySelectorAll<HTMLElement>('[data-item-id]')
  return [...holders].some((holder) => holder.dataset.itemId !== itemId)
}
