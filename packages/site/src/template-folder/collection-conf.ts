// What the settings of a type of collection say.
/** The orders of collections, by the names that their settings use. */
const orderings = ['chronological', 'user-orderable', 'calendar', 'music-album'] as const

/** One of them. */
export type Ordering = (typeof orderings)[number]

/** Whether a setting names one. */
export function isOrdering(value: string): value is Ordering {
  return (orderings as readonly string[]).includes(value)
}

/** Orders of the platform's own types, where the template says nothing. */
export const usualOrderings: Readonly<Record<string, Ordering>> = {
  blog: 'chronological',
  products: 'user-orderable',
  gallery: 'user-orderable',
  events: 'calendar',
  album: 'music-album',
}

/**
 * Whether a type is for products: by its name, else when it takes them and no texts. Blogs of older templates name every kind there is,
 * and stay blogs.
 */
export function takesProducts(typeName: string, accepted: readonly unknown[]): boolean {
  if (Object.hasOwn(usualOrderings, typeName)) return typeName === 'products'
  return (accepted.includes('store_item') || accepted.includes('store-item')) && !accepted.includes('text')
}

/** Templates write truth as a value or as a word. */
export function isSet(value: unknown): boolean {
  return value === true || value === 'true'
}
