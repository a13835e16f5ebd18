/** The item that the address of the page asks for (`?itemId=`); null for none. */
export function linkedItemId(search: string = location.search): string | null {
  const id = new URLSearchParams(search).get('itemId')
  return id !== null && /^[0-9a-f]{24}$/.test(id) ? id : null
}

/** Whether an element stands for an item, by one of the names that templates give to that. */
export function standsFor(element: Element, id: string): boolean {
  return element.matches(selectorOf(id))
}

/** The element of a page that stands for an item; buttons and comments that belong to it do not. */
export function findItemElement(root: ParentNode, id: string): HTMLElement | null {
  const others = '.sqs-add-to-cart-button, .squarespace-comments, .sqs-simple-like, .product-variants'
  const found = [...root.querySelectorAll<HTMLElement>(selectorOf(id))]
  return found.find((element) => !element.matches(others) && !element.matches('body')) ?? null
}

function selectorOf(id: string): string {
  return `[data-item-id="${id}"], [data-slide-id="${id}"], [data-id="${id}"], [id$="${id}"]`
}
