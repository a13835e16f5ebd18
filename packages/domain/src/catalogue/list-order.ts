/** Orders in which visitors may see a list of products: by its address, and in words. */
export const listOrders = {
  featured: 'Featured',
  name: 'Name, A to Z',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
} as const

/** An order of a list of products; `featured` is the one the owner gave it. */
export type ListOrder = keyof typeof listOrders

/** The order that an address names; the owner's for one that is not known. */
export function readListOrder(text: string | null): ListOrder {
  return text !== null && isListOrder(text) ? text : 'featured'
}

function isListOrder(text: string): text is ListOrder {
  return Object.hasOwn(listOrders, text)
}
