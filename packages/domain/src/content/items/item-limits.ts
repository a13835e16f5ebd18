/** How much an item holds, and how much a collection (specification, section 9). */
export const itemLimits = {
  /** Tracks of an album. */
  tracks: 60,
  /** Items of a collection that its owner orders by hand. */
  orderable: 250,
  /** Categories of a collection, nested ones among them. */
  nestedCategories: 10_000,
  /** Characters of a title. */
  title: 500,
  /** Categories and tags of one item. */
  categories: 200,
  tags: 500,
  /** Pictures of a post. */
  gallery: 250,
  /** Characters of the values of a template's own fields, put together. */
  customContent: 50_000,
  /** Characters of an address elsewhere. */
  url: 2083,
} as const

/** How long the trash keeps an item. */
export const trashKeptMs = 30 * 86_400_000
