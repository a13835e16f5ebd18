/** Longest tag and category, of products and of all other items (specification, section 9). */
export const termLength = { tag: 50, category: 25 } as const
