import { attributeOf } from '@vitrine/domain/catalogue/attribute-of'
import { lengthIn } from '@vitrine/domain/catalogue/measures/size'
import { isOnSale, isVariantOnSale } from '@vitrine/domain/catalogue/price'
import type { Product, ProductType, Stock, Variant } from '@vitrine/domain/catalogue/product'
import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import { isSold } from '@vitrine/domain/catalogue/sale/is-sold'
import { availableQuantity } from '@vitrine/domain/catalogue/stock'
import { weightIn } from '@vitrine/domain/catalogue/weight'
import type { Collection } from '@vitrine/domain/content/collection'
import { toPageMoney } from '@vitrine/domain/money/reply-money'
import type { Site } from '@vitrine/domain/website/site'
import { singlePriceWording } from '@vitrine/storefront/widgets/product-price/subscription-wording'
import { itemsBase } from '../collection.ts'
import { sharedItemJson } from '../items/shared-fields.ts'
import { localizedStringsIn } from '../website/localized-strings.ts'
import { additionalFormJson } from './additional-form.ts'
import { variantOptionsJson } from './product-form.ts'
import { productUnitPriceJson, unitPriceJson } from './unit-price.ts'

/** The address of a product. */
export function productUrl(product: Pick<Product, 'urlId'>, collection: Collection): string {
  return `${itemsBase(collection)}/${product.urlId}`
}

/** A product in the shape of platform reference, section 2.5: what it sells is in `structuredContent` and again at item level. */
export function productItemJson(product: Product, collection: Collection, site: Site) {
  const structuredContent = structuredContentJson(product, site)
  const { variants, variantOptionOrdering, isSubscribable, subscriptionPlan, productType } = structuredContent
  return {
    recordType: 11,
    recordTypeLabel: 'store-item',
    ...sharedItemJson({
      ...product,
      websiteId: site.id,
      fullUrl: productUrl(product, collection),
      addedOn: product.createdAtMs,
      updatedOn: product.updatedAtMs,
    }),
    structuredContent,
    productType,
    variants,
    variantOptionOrdering,
    isSubscribable,
    subscriptionPlan,
    variantOptions: variantOptionsJson(product),
    ...productUnitPriceJson(product, site),
  }
}

function structuredContentJson(product: Product, site: Site) {
  const { currency } = site.store
  const first = product.variants[0]
  const priceCents = first?.priceCents ?? 0
  const salePriceCents = first?.salePriceCents ?? 0
  return {
    _type: 'SqspProduct',
    productType: productTypeNumbers[product.type],
    variants: variantsJson(product, site),
    variantOptionOrdering: product.optionNames,
    priceMoney: toPageMoney(priceCents, currency),
    salePriceMoney: toPageMoney(salePriceCents, currency),
    priceCents,
    salePriceCents,
    onSale: isOnSale(product),
    isSubscribable: product.subscription !== null,
    ...(product.subscription ? { subscriptionPlan: planJson(product.subscription) } : {}),
    useCustomAddButtonText: product.customAddButtonText !== null,
    customAddButtonText: product.customAddButtonText ?? '',
    customSoldOutText: product.customSoldOutText ?? '',
    ...additionalFormJson(product, site),
    isSold: isSold(product),
    ...(isTaxable(product) ? {} : { isTaxable: false }),
    ...(product.type === 'digital'
      ? { digitalGoods: (product.digitalFiles ?? []).map(({ id, filename }) => ({ id, filename })) }
      : {}),
    fulfilledExternally: false,
  }
}

/** Whether tax is due when it is bought: on a gift card it is when that pays. */
function isTaxable({ type, taxClass }: Product): boolean {
  return type !== 'gift-card' && taxClass !== 'exempt'
}

/** The variants of a product, as pages and carts tell them. */
export function variantsJson(product: Product, site: Site) {
  return product.variants.map((variant) => variantJson(variant, product, site))
}

function variantJson(variant: Variant, product: Product, site: Site) {
  const { currency, measurement } = site.store
  return {
    id: variant.id,
    sku: variant.sku,
    attributes: variant.attributes,
    optionValues: product.optionNames.map((optionName) => ({
      optionName,
      value: attributeOf(variant, optionName) ?? '',
    })),
    price: variant.priceCents,
    salePrice: variant.salePriceCents,
    onSale: isVariantOnSale(product.type, variant),
    priceMoney: toPageMoney(variant.priceCents, currency),
    salePriceMoney: toPageMoney(variant.salePriceCents, currency),
    // What is paid again and again is so with each variant: the page words the price of the chosen one by this.
    ...(product.subscription
      ? {
          priceWording: singlePriceWording(planJson(product.subscription), localizedStringsIn(site.language)),
        }
      : {}),
    ...stockJson(variant.stock, product.type),
    weight: weightIn(measurement, variant.weightGrams),
    len: lengthIn(measurement, variant.sizeMm?.length ?? 0),
    width: lengthIn(measurement, variant.sizeMm?.width ?? 0),
    height: lengthIn(measurement, variant.sizeMm?.height ?? 0),
    ...unitPriceJson(product.type, variant, site),
    mainImageId: variant.imageId ?? product.images[0]?.id ?? '',
  }
}

/** What a visitor may still buy: what is on hand less what is held for payments under way. */
function stockJson(stock: Stock, type: ProductType) {
  const available = availableQuantity(type, stock)
  return Number.isFinite(available)
    ? { unlimited: false, qtyInStock: available }
    : { unlimited: true, qtyInStock: 0 }
}

function planJson({ interval, billingCycles }: NonNullable<Product['subscription']>) {
  return { billingPeriod: interval, numBillingCycles: billingCycles }
}
