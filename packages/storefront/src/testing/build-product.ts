/** A product item as page data has it: one physical mug at £12.50, unless the test says otherwise. */
export function buildProduct(
  structuredContent: Readonly<Record<string, unknown>> = {},
  item: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return {
    id: '65f0a1b2c3d4e5f601234567',
    collectionId: '65f0a1b2c3d4e5f607654321',
    recordType: 11,
    structuredContent: { productType: 1, variants: [buildVariant()], ...structuredContent },
    ...item,
  }
}

/** A variant as page data has it: £12.50, four in stock. */
export function buildVariant(
  parts: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return {
    attributes: {},
    price: 1250,
    priceMoney: { currency: 'GBP', value: '12.50' },
    onSale: false,
    qtyInStock: 4,
    unlimited: false,
    ...parts,
  }
}

/** A variant at another price, in pounds. */
export function buildVariantAt(price: string, salePrice?: string): Readonly<Record<string, unknown>> {
  const money = { price: Number(price) * 100, priceMoney: { currency: 'GBP', value: price } }
  if (salePrice === undefined) return buildVariant(money)
  const sale = { salePrice: Number(salePrice) * 100, salePriceMoney: { currency: 'GBP', value: salePrice } }
  return buildVariant({ ...money, ...sale, onSale: true })
}
