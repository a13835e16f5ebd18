import { sizeText } from '@vitrine/domain/catalogue/measures/size'
import { contentText } from '@vitrine/domain/catalogue/measures/typed-content'
import type { Product, SubscriptionPlan, Variant } from '@vitrine/domain/catalogue/product'
import { untoldSafety } from '@vitrine/domain/catalogue/safety/product-safety'
import { hasSale } from '@vitrine/domain/catalogue/schedule/apply-schedule'
import type { Measurement } from '@vitrine/domain/catalogue/weight'
import { writeAmount } from '../../../../format/money-text.ts'
import { weightText } from '../../../../format/weight-text.ts'
import type { OptionDraft, ProductDraft, VariantDraft } from './draft.ts'

/** What of the site decides how amounts and weights are written. */
export interface SiteUnits {
  readonly currency: string
  /** A language tag: amounts are written as in it. */
  readonly locale: string
  readonly measurement: Measurement
}

/** What the editor starts with for a product that is there. */
export function draftFromProduct(product: Product, site: SiteUnits): ProductDraft {
  const options = product.optionNames.map((name) => readOption(name, product.variants))
  const variants = product.variants.map((variant) => readVariant(variant, site))
  return {
    collectionId: product.collectionId,
    title: product.title,
    urlId: product.urlId,
    urlIdFollowsTitle: false,
    type: product.type,
    excerptHtml: product.excerptHtml,
    bodyHtml: product.bodyHtml,
    categories: product.categories,
    tags: product.tags,
    images: product.images,
    digitalFiles: product.digitalFiles ?? [],
    options,
    variants,
    taxClass: product.taxClass ?? 'standard',
    withdrawalExemption: product.withdrawalExemption ?? '',
    formId: product.additionalFieldsFormId ?? '',
    ...(product.safety ?? untoldSafety),
    relatedIds: product.relatedIds ?? [],
    isVisible: product.isVisible || product.publishFromMs !== undefined,
    publishFromMs: product.publishFromMs ?? null,
    isFeatured: product.isFeatured,
    ...planFields(product.subscription),
    hasScarcity: product.scarcity !== null,
    scarcityText: product.scarcity?.text ?? usualScarcity.text,
    scarcityThreshold: String(product.scarcity?.threshold ?? usualScarcity.threshold),
    customAddButtonText: product.customAddButtonText ?? '',
    customSoldOutText: product.customSoldOutText ?? '',
    seoTitle: product.seo.title,
    seoDescription: product.seo.description,
  }
}

function planFields(
  plan: Product['subscription'],
): Pick<ProductDraft, 'hasPlan' | 'planEvery' | 'planUnit' | 'planCycles'> {
  const { interval, billingCycles } = plan ?? usualPlan
  return {
    hasPlan: plan !== null,
    planEvery: String(interval.value),
    planUnit: interval.unit,
    planCycles: String(billingCycles),
  }
}

const usualPlan: SubscriptionPlan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 }

const usualScarcity = { text: 'Only {qtyInStock} left', threshold: 5 }

/** What the editor starts with for a new product. */
export function emptyDraft(collectionId: string): ProductDraft {
  return {
    collectionId,
    title: '',
    urlId: '',
    urlIdFollowsTitle: true,
    type: 'physical',
    excerptHtml: '',
    bodyHtml: '',
    categories: [],
    tags: [],
    images: [],
    digitalFiles: [],
    options: [],
    variants: [emptyVariant('only')],
    taxClass: 'standard',
    withdrawalExemption: '',
    formId: '',
    ...untoldSafety,
    relatedIds: [],
    isVisible: true,
    publishFromMs: null,
    isFeatured: false,
    ...planFields(null),
    hasScarcity: false,
    scarcityText: usualScarcity.text,
    scarcityThreshold: String(usualScarcity.threshold),
    customAddButtonText: '',
    customSoldOutText: '',
    seoTitle: '',
    seoDescription: '',
  }
}

function emptyVariant(key: string): VariantDraft {
  return {
    key,
    id: null,
    values: {},
    price: '',
    salePrice: '',
    isOnSale: false,
    saleFromMs: null,
    saleUntilMs: null,
    sku: '',
    isUnlimited: false,
    onHand: '0',
    weight: '0',
    size: '',
    content: '',
    contentPer: '',
    imageId: null,
  }
}

function readOption(name: string, variants: readonly Variant[]): OptionDraft {
  const values = variants.map((variant) => variant.attributes[name]).filter((value) => value !== undefined)
  return { key: name, name, values: [...new Set(values)] }
}

function readVariant(variant: Variant, site: SiteUnits): VariantDraft {
  const { stock } = variant
  return {
    key: variant.id,
    id: variant.id,
    values: variant.attributes,
    price: writeAmount(variant.priceCents, site),
    salePrice: variant.salePriceCents === 0 ? '' : writeAmount(variant.salePriceCents, site),
    isOnSale: hasSale(variant),
    saleFromMs: variant.saleFromMs ?? null,
    saleUntilMs: variant.saleUntilMs ?? null,
    sku: variant.sku,
    isUnlimited: stock.unlimited,
    onHand: stock.unlimited ? '' : String(stock.onHand),
    ...(stock.unlimited ? {} : { was: stock.onHand }),
    weight: weightText(variant.weightGrams, site),
    size: sizeText(variant.sizeMm, site.measurement),
    content: variant.content ? contentText(variant.content) : '',
    contentPer: variant.content?.per ?? '',
    imageId: variant.imageId,
  }
}
