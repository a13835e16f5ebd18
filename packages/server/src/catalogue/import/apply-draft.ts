import type { ProductDraft, VariantDraft } from '@vitrine/domain/catalogue/import/product-draft'
import type { Product, ProductImage, Variant } from '@vitrine/domain/catalogue/product'
import { productsPerCollection } from '@vitrine/domain/catalogue/products-per-collection'
import type { SiteTables } from '@vitrine/store/store'
import { cleanBody } from './clean-body.ts'

/** A draft with its pictures, by their addresses. */
export interface IllustratedDraft {
  readonly draft: ProductDraft
  readonly images: ReadonlyMap<string, ProductImage>
}

/** What an import needs to make products. */
export interface DraftContext {
  readonly collectionId: string
  /** Whose keys the drafts have, such as `shopify`. */
  readonly source: string
  readonly nowMs: number
  readonly newId: () => string
  readonly newUuid: () => string
}

/**
 * Adds the product of a draft, or changes the one that the same key made before; its stock is then counted to the draft's. `full`:
 * the shop page holds all the products that it can.
 */
export async function applyDraft(
  tables: SiteTables,
  { draft, images }: IllustratedDraft,
  context: DraftContext,
): Promise<'added' | 'updated' | 'full'> {
  const knownId = await tables.importKeys.find(context.source, draft.key)
  const known = knownId === undefined ? undefined : await tables.products.find(knownId)
  if (!known && (await isFull(tables, context))) return 'full'
  const base = known ?? (await newProduct(tables, draft, context))
  const product = mergeDraft(base, { draft, images }, context)
  await tables.products.save(product)
  await tables.importKeys.save(context.source, draft.key, product.id)
  if (known) await countStock(tables, known, product)
  return known ? 'updated' : 'added'
}

async function isFull(tables: SiteTables, { collectionId }: DraftContext): Promise<boolean> {
  const { total } = await tables.products.list({ collectionId, offset: 0, limit: 1 })
  return total >= productsPerCollection
}

async function newProduct(
  tables: SiteTables,
  draft: ProductDraft,
  { collectionId, nowMs, newId }: DraftContext,
): Promise<Product> {
  return {
    id: newId(),
    collectionId,
    urlId: await freeUrlId(tables, collectionId, draft.urlId || 'product'),
    type: draft.type,
    title: draft.title,
    excerptHtml: '',
    bodyHtml: '',
    categories: [],
    tags: [],
    images: [],
    optionNames: [],
    variants: [],
    subscription: null,
    customAddButtonText: null,
    customSoldOutText: null,
    scarcity: null,
    isFeatured: false,
    isVisible: true,
    seo: draft.seo,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
}

/** What the file says wins; what it does not speak of stays as the owner made it. */
function mergeDraft(base: Product, { draft, images }: IllustratedDraft, context: DraftContext): Product {
  const pictures = [...images.values()]
  return {
    ...base,
    type: draft.type,
    title: draft.title,
    bodyHtml: cleanBody(draft.uncleanBodyHtml),
    categories: draft.categories,
    tags: draft.tags,
    images: pictures.length > 0 ? pictures : base.images,
    optionNames: draft.optionNames,
    variants: draft.variants.map((variant) => mergeVariant(base, variant, { images, context })),
    isVisible: draft.isVisible,
    seo: {
      title: draft.seo.title || base.seo.title,
      description: draft.seo.description || base.seo.description,
    },
    updatedAtMs: context.nowMs,
  }
}

function mergeVariant(
  base: Product,
  { imageUrl, stock, ...draft }: VariantDraft,
  { images, context }: Pick<IllustratedDraft, 'images'> & { readonly context: DraftContext },
): Variant {
  const known =
    base.variants.find((each) => hasSameValues(each, draft)) ??
    base.variants.find((each) => each.sku === draft.sku)
  return {
    ...draft,
    id: known?.id ?? context.newUuid(),
    stock: stock.unlimited ? stock : { ...stock, held: 0 },
    imageId: (imageUrl === null ? undefined : images.get(imageUrl)?.id) ?? null,
  }
}

type Valued = Pick<Variant, 'attributes'>

function hasSameValues(one: Valued, other: Valued): boolean {
  const values = ({ attributes }: Valued) => JSON.stringify(Object.entries(attributes).sort())
  return values(one) === values(other)
}

/** Variants that were there keep their ledger: it records the difference. */
async function countStock(tables: SiteTables, known: Product, product: Product): Promise<void> {
  const knownIds = new Set(known.variants.map((variant) => variant.id))
  const counted = product.variants.filter((variant) => knownIds.has(variant.id))
  for (const { id, stock } of counted) {
    const wanted = stock.unlimited ? stock : { unlimited: false as const, onHand: stock.onHand }
    await tables.stock.count(id, wanted, 'Import')
  }
}

async function freeUrlId(tables: SiteTables, collectionId: string, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const urlId = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await tables.products.findByUrlId(collectionId, urlId))) return urlId
  }
}
