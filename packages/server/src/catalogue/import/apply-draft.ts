import type { ProductDraft, VariantDraft } from '@vitrine/domain/catalogue/import/product-draft'
import type { Product, Variant } from '@vitrine/domain/catalogue/product'
import type { ProductInput, VariantInput } from '@vitrine/domain/catalogue/product-input'
import type { ProductErrors } from '@vitrine/domain/catalogue/product-problems'
import { untoldSafety } from '@vitrine/domain/catalogue/safety/product-safety'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { numberedUrlId } from '@vitrine/domain/website/page-address'
import type { SiteTables } from '@vitrine/store/store'
import { saveProduct } from '../save-product.ts'
import { cleanBody } from './clean-body.ts'
import { draftedSafety } from './drafted-safety.ts'

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

/** What became of a draft; a refused one changed nothing. */
export type DraftOutcome =
  | { readonly kind: 'added' | 'updated' }
  | { readonly kind: 'refused'; readonly errors: ProductErrors }

/** Adds the product of a draft, or changes the one that the same key made before; its stock is then counted to the draft's. */
export async function applyDraft(
  tables: SiteTables,
  illustrated: IllustratedDraft,
  context: DraftContext,
): Promise<DraftOutcome> {
  const { key } = illustrated.draft
  const knownId = await tables.importKeys.find(context.source, key)
  const known = knownId === undefined ? undefined : await tables.products.find(knownId)
  const base = known ?? (await newProduct(tables, illustrated.draft, context))
  const { safety, errors } = await draftedSafety(tables, illustrated.draft, base.safety)
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
  const drafted = mergeDraft(base, illustrated)
  const input = base.safety || safety !== untoldSafety ? { ...drafted, safety } : drafted
  const saved = await saveProduct(tables, input, { ...context, known: known ?? null, reason: 'Import' })
  if (!saved.ok) return { kind: 'refused', errors: saved.errors }

  await tables.importKeys.save(context.source, key, saved.product.id)
  return { kind: known ? 'updated' : 'added' }
}

/** What an owner sets of a product and a file does not speak of. */
type BaseProduct = Omit<Product, 'id' | 'createdAtMs' | 'updatedAtMs'>

async function newProduct(
  tables: SiteTables,
  draft: ProductDraft,
  { collectionId }: DraftContext,
): Promise<BaseProduct> {
  return {
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
  }
}

/** What the file says wins; what it does not speak of stays as the owner made it. */
function mergeDraft(base: BaseProduct, { draft, images }: IllustratedDraft): ProductInput {
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
    variants: draft.variants.map((variant) => mergeVariant(base, variant, images)),
    isVisible: draft.isVisible,
    ...(draft.publishFromMs !== undefined && { publishFromMs: draft.publishFromMs }),
    seo: {
      title: draft.seo.title || base.seo.title,
      description: draft.seo.description || base.seo.description,
    },
  }
}

function mergeVariant(
  { variants }: BaseProduct,
  { imageUrl, ...draft }: VariantDraft,
  images: IllustratedDraft['images'],
): VariantInput {
  const known =
    variants.find((each) => hasSameValues(each, draft)) ?? variants.find((each) => each.sku === draft.sku)
  const imageId = (imageUrl === null ? undefined : images.get(imageUrl)?.id) ?? null
  const kept = {
    ...(known?.sizeMm && { sizeMm: known.sizeMm }),
    ...(known?.content && { content: known.content }),
  }
  return { ...kept, ...draft, ...plannedSale(known, draft), id: known?.id ?? null, imageId }
}

/** Most files do not speak of when a sale begins and ends: what an owner planned stays, where the file sells it as it is sold now. */
function plannedSale(known: Variant | undefined, draft: Omit<VariantDraft, 'imageUrl'>) {
  const { saleFromMs, saleUntilMs, salePriceCents, isOnSale } = known ?? {}
  const isPlanned = saleFromMs !== undefined || saleUntilMs !== undefined
  const isTold = draft.saleFromMs !== undefined || draft.saleUntilMs !== undefined
  if (!isPlanned || isTold || isOnSale !== draft.isOnSale) return {}
  const cents = draft.isOnSale ? draft.salePriceCents : (salePriceCents ?? 0)
  return cents < draft.priceCents ? { salePriceCents: cents, saleFromMs, saleUntilMs } : {}
}

type Valued = Pick<Variant, 'attributes'>

function hasSameValues(one: Valued, other: Valued): boolean {
  const values = ({ attributes }: Valued) => JSON.stringify(Object.entries(attributes).sort())
  return values(one) === values(other)
}

async function freeUrlId(tables: SiteTables, collectionId: string, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const urlId = numberedUrlId(wanted, number)
    if (!(await tables.products.findByUrlId(collectionId, urlId))) return urlId
  }
}
