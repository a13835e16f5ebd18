// What the settings of a type of collection say.
/** The orders of collections, by the names that their settings use. */
export type Ordering = 'chronological' | 'user-orderable' | 'calendar' | 'music-album'

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
