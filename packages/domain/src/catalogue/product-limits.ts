/** How much a product holds, however it comes in. */
export const productLimits = {
  variants: 250,
  images: 250,
  options: 6,
  categories: 200,
  digitalFiles: 50,
  /** Products that its page shows with it. */
  related: 12,
  tags: 500,
  /** Weeks, months or years from one payment of a plan to the next. */
  planInterval: 99,
  /** Payments of a plan that ends. */
  planCycles: 999,
  /** Characters of its title, its address, a SKU, a value. */
  textLength: 500,
  /** The highest price of a variant, minor units. */
  priceCents: 1_000_000_000_000,
  /** The most pieces of a variant that are counted. */
  pieces: 999_999_999,
} as const

/** Products that one shop page can hold (specification, section 9). */
export const productsPerCollection = 200
