import type { Product } from '@vitrine/domain/catalogue/product'
import { type SellingPlace, scarcityOf } from '@vitrine/domain/catalogue/scarcity'
import { availableQuantity } from '@vitrine/domain/catalogue/stock'
import type { Site } from '@vitrine/domain/website/site'
import type { Merchandising } from '@vitrine/domain/website/store-settings'

/** `productMerchandisingContext`: what owners set for selling each product of the page (platform reference, section 2.6). */
export function merchandisingJson(
  products: readonly Product[],
  { store }: Pick<Site, 'store'>,
  place: SellingPlace,
) {
  const { merchandising } = store
  return Object.fromEntries(products.map((product) => [product.id, contextOf(product, merchandising, place)]))
}

function contextOf(product: Product, merchandising: Merchandising, place: SellingPlace) {
  const scarcity = scarcityOf(product, merchandising, place)
  return {
    scarcityEnabled: scarcity !== null,
    scarcityShownByDefault: product.variants.length === 1,
    scarcityText: scarcity?.text ?? '',
    scarcityTemplateViews: scarcity ? scarceVariants(product, scarcity) : [],
    restockNotificationViews: [],
    restockNotificationMessages: {},
    mailingListSignUpEnabled: false,
    mailingListOptInByDefault: false,
    customSoldOutText: product.customSoldOutText || merchandising.soldOutText,
  }
}

function scarceVariants({ type, variants }: Product, { text, threshold }: NonNullable<Product['scarcity']>) {
  return variants.flatMap(({ stock, attributes }) => {
    const left = availableQuantity(type, stock)
    return left > 0 && left <= threshold ? [{ attributes, scarcityText: text, qtyInStock: left }] : []
  })
}
