/** Orders in which visitors may see a list of products, as its address names them. */
export const listOrders = ['featured', 'name', 'price-asc', 'price-desc'] as const

/** An order of a list of products; `featured` is the one the owner gave it. */
export type ListOrder = (typeof listOrders)[number]

/** The order that an address names; the owner's for one that is not known. */
export function readListOrder(text: string | null): ListOrder {
  return text !== null && isListOrder(text) ? text : 'featured'
}

function isListOrder(text: string): text is ListOrder {
  return listOrders.some((each) => each === text)
}
