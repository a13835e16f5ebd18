/** What a product is, by its number in page data (Specification, section 3). */
export const productTypes = {
  physical: 1,
  digital: 2,
  service: 3,
  giftCard: 4,
  paywall: 5,
} as const
