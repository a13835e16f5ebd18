import { presentImage } from './present-image.ts'
import type { Product, Scarcity, Stock, SubscriptionPlan, Variant } from './product.ts'

/** A product as the panel sees and edits it: what is stored beside this stays here. */
export function presentProduct(product: Product) {
  const { subscription, scarcity, seo } = product
  return {
    id: product.id,
    collectionId: product.collectionId,
    urlId: product.urlId,
    type: product.type,
    title: product.title,
    excerptHtml: product.excerptHtml,
    bodyHtml: product.bodyHtml,
    categories: product.categories,
    tags: product.tags,
    images: product.images.map(presentImage),
    optionNames: product.optionNames,
    variants: product.variants.map(presentVariant),
    subscription: subscription && presentSubscription(subscription),
    customAddButtonText: product.customAddButtonText,
    customSoldOutText: product.customSoldOutText,
    scarcity: scarcity && presentScarcity(scarcity),
    taxClass: product.taxClass ?? ('standard' as const),
    ...(product.additionalFieldsFormId ? { additionalFieldsFormId: product.additionalFieldsFormId } : {}),
    ...(product.safety ? { safety: product.safety } : {}),
    ...(product.withdrawalExemption ? { withdrawalExemption: product.withdrawalExemption } : {}),
    ...(product.relatedIds ? { relatedIds: product.relatedIds } : {}),
    digitalFiles: (product.digitalFiles ?? []).map(({ id, filename, bytes }) => ({ id, filename, bytes })),
    isFeatured: product.isFeatured,
    isVisible: product.isVisible,
    ...(product.publishFromMs === undefined ? {} : { publishFromMs: product.publishFromMs }),
    seo: { title: seo.title, description: seo.description },
    createdAtMs: product.createdAtMs,
    updatedAtMs: product.updatedAtMs,
  }
}

/** What is there of a variant, as the panel sees it. */
export function presentStock(stock: Stock) {
  if (stock.unlimited) return { unlimited: true } as const
  return { unlimited: false, onHand: stock.onHand, held: stock.held } as const
}

function presentVariant(variant: Variant) {
  return {
    id: variant.id,
    sku: variant.sku,
    attributes: variant.attributes,
    priceCents: variant.priceCents,
    salePriceCents: variant.salePriceCents,
    isOnSale: variant.isOnSale,
    ...(variant.saleFromMs === undefined ? {} : { saleFromMs: variant.saleFromMs }),
    ...(variant.saleUntilMs === undefined ? {} : { saleUntilMs: variant.saleUntilMs }),
    stock: presentStock(variant.stock),
    weightGrams: variant.weightGrams,
    ...(variant.sizeMm ? { sizeMm: variant.sizeMm } : {}),
    ...(variant.content ? { content: variant.content } : {}),
    imageId: variant.imageId,
  }
}

function presentSubscription({ interval, billingCycles }: SubscriptionPlan) {
  return { interval: { value: interval.value, unit: interval.unit }, billingCycles }
}

function presentScarcity({ text, threshold }: Scarcity) {
  return { text, threshold }
}
