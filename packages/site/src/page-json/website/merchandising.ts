import type { Product } from '@vitrine/domain/catalogue/product'
import { availableQuantity } from '@vitrine/domain/catalogue/stock'

/** `productMerchandisingContext`: what owners set for selling each product of the page (platform reference, section 2.6). */
export function merchandisingJson(products: readonly Product[]) {
  return Object.fromEntries(products.map((product) => [product.id, contextOf(product)]))
}

function contextOf(product: Product) {
  const { scarcity } = product
  return {
    scarcityEnabled: scarcity !== null,
    scarcityShownByDefault: product.variants.length === 1,
    scarcityText: scarcity?.text ?? '',
    scarcityTemplateViews: scarcity ? scarceVariants(product, scarcity) : [],
    restockNotificationViews: [],
    restockNotificationMessages: {},
    mailingListSignUpEnabled: false,
    mailingListOptInByDefault: false,
    customSoldOutText: product.customSoldOutText ?? '',
  }
}

function scarceVariants({ type, variants }: Product, { text, threshold }: NonNullable<Product['scarcity']>) {
  return variants.flatMap(({ stock, attributes }) => {
    const left = availableQuantity(type, stock)
    return left > 0 && left <= threshold ? [{ attributes, scarcityText: text, qtyInStock: left }] : []
  })
}
