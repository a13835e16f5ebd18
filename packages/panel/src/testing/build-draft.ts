import type { Product } from '@vitrine/domain/catalogue/product'
import type { OptionDraft, ProductDraft, VariantDraft } from '../screens/catalogue/editor/rules/draft.ts'
import { emptyDraft } from '../screens/catalogue/editor/rules/draft-from-product.ts'

/** A row of the variants' table for tests. */
export function buildRow(part: Partial<VariantDraft>): VariantDraft {
  return {
    key: 'row',
    id: null,
    values: {},
    price: '12.50',
    salePrice: '',
    isOnSale: false,
    saleFromMs: null,
    saleUntilMs: null,
    sku: 'SQ0000001',
    isUnlimited: false,
    onHand: '4',
    weight: '300',
    size: '',
    content: '',
    contentPer: '',
    imageId: null,
    ...part,
  }
}

/** A draft that can be saved, for tests. */
export function buildDraft(part: Partial<ProductDraft> = {}): ProductDraft {
  return { ...emptyDraft('shop'), title: 'Mug', urlId: 'mug', variants: [buildRow({})], ...part }
}

/** An option for tests. */
export function buildOption(name: string, ...values: string[]): OptionDraft {
  return { key: name, name, values }
}

/** A stored product for tests: a mug in blue and sand. */
export function buildProduct(part: Partial<Product> = {}): Product {
  return {
    id: 'mug',
    collectionId: 'shop',
    urlId: 'mug',
    type: 'physical',
    taxClass: 'standard',
    title: 'Mug',
    excerptHtml: '<p>Thrown by hand.</p>',
    bodyHtml: '',
    categories: ['Kitchen'],
    tags: [],
    images: [],
    digitalFiles: [],
    optionNames: ['Color'],
    variants: ['Blue', 'Sand'].map((color) => ({
      id: `variant-${color}`,
      sku: `SQ-${color}`,
      attributes: { Color: color },
      priceCents: 1250,
      salePriceCents: 0,
      isOnSale: false,
      stock: { unlimited: false, onHand: 4, held: 1 },
      weightGrams: 300,
      imageId: null,
    })),
    subscription: null,
    customAddButtonText: null,
    customSoldOutText: null,
    scarcity: null,
    isFeatured: false,
    isVisible: true,
    seo: { title: '', description: '' },
    createdAtMs: 1,
    updatedAtMs: 2,
    ...part,
  }
}
