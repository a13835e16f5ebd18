import type {
  ProductDraft,
  Silence,
  Told,
  VariantDraft,
} from '@vitrine/domain/catalogue/import/product-draft'
import { keptVariants, variantMeant, withKept } from '@vitrine/domain/catalogue/import/variants/kept-variants'
import type { Product, ProductType, Variant } from '@vitrine/domain/catalogue/product'
import type { ProductInput, VariantInput } from '@vitrine/domain/catalogue/product-input'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { cleanBody } from './clean-body.ts'

/** A draft with its pictures, by their addresses. */
export interface IllustratedDraft {
  readonly draft: ProductDraft
  readonly images: ReadonlyMap<string, ProductImage>
}

/** What an owner sets of a product and a file does not speak of. */
export type BaseProduct = Omit<Product, 'id' | 'createdAtMs' | 'updatedAtMs'>

/** What the file says wins; what it does not speak of stays as the owner made it, where the product `isKnown`. */
export function mergeDraft(
  base: BaseProduct,
  { draft, images }: IllustratedDraft,
  isKnown: boolean,
): ProductInput {
  const pictures = [...images.values()]
  const isSilent = (on: Silence) => isKnown && draft.silentOn.includes(on)
  const tells = (what: Told) => draft.tells?.includes(what) ?? false
  const hasNone = tells('images') && draft.images.length === 0
  const merged = { ...base, images: pictures.length > 0 || hasNone ? pictures : base.images }
  const publishFromMs = draft.publishFromMs ?? (tells('publish-from') ? undefined : base.publishFromMs)
  return {
    ...merged,
    ...draft.terms,
    type: isSilent('type') ? base.type : typeAfter(base.type, draft.type, isKnown && !tells('kind')),
    title: draft.title,
    bodyHtml: isSilent('body') ? base.bodyHtml : textAfter(base.bodyHtml, draft.uncleanBodyHtml),
    excerptHtml: isSilent('excerpt')
      ? base.excerptHtml
      : textAfter(base.excerptHtml, draft.uncleanExcerptHtml),
    categories: isSilent('category')
      ? base.categories
      : categoriesAfter(base.categories, draft.categories, isSilent('more-categories')),
    tags: isSilent('tags') ? base.tags : draft.tags,
    optionNames: draft.optionNames,
    variants: withKept(
      draft.variants.map((variant) => mergeVariant(merged, variant, { images, isSilent, tells })),
      keptVariants(base.variants, draft).map((variant) => asItWas(merged, variant)),
      base.variants,
    ),
    isVisible: isSilent('visibility') ? base.isVisible : draft.isVisible,
    isFeatured: isSilent('featured') ? base.isFeatured : draft.isFeatured,
    publishFromMs,
    seo: {
      title: draft.seo.title || (tells('seo-title') ? '' : base.seo.title),
      description: draft.seo.description || (tells('seo-description') ? '' : base.seo.description),
    },
  }
}

/** Files of others tell things that are sent and gift cards from the rest; what kind of the rest it is, is guessed, and the owner knows it better. */
function typeAfter(before: ProductType, told: ProductType, isGuessed: boolean): ProductType {
  const kindOf = (type: ProductType) => (type === 'physical' || type === 'gift-card' ? type : 'other')
  return isGuessed && kindOf(before) === kindOf(told) ? before : told
}

/** Cleaning is for what is new: a text that comes back as it was is not touched. */
function textAfter(before: string, told: string): string {
  return told === before.trim() ? before : cleanBody(told)
}

/** A file of another program has room for one category. */
function categoriesAfter(
  before: readonly string[],
  told: readonly string[],
  isOne: boolean,
): readonly string[] {
  return isOne && told.length === 1 && told[0] === before[0] ? before : told
}

/** What variants of a product share. */
interface VariantMerge {
  readonly images: IllustratedDraft['images']
  readonly isSilent: (on: Silence) => boolean
  readonly tells: (what: Told) => boolean
}

function mergeVariant(
  { variants, images: kept }: BaseProduct,
  {
    imageUrl,
    stock,
    keepsStock,
    keepsWeight,
    isSkuMade,
    content: told,
    sizeMm: toldMm,
    ...draft
  }: VariantDraft,
  { images, isSilent, tells }: VariantMerge,
): VariantInput {
  const known = variantMeant(variants, draft)
  const keptId = tells('variant-image') ? null : known?.imageId
  const imageId = imageUrl === null ? keptId : images.get(imageUrl)?.id
  const content = told === undefined ? known?.content : told
  const sizeMm = toldMm === undefined ? known?.sizeMm : toldMm
  return {
    ...(sizeMm && { sizeMm }),
    ...(content && { content }),
    ...draft,
    sku: (isSkuMade && known?.sku) || draft.sku,
    ...idleSale(known, draft),
    ...(!tells('sale-times') && plannedSale(known, draft)),
    ...(known && (keepsWeight || isSilent('weight')) && { weightGrams: known.weightGrams }),
    ...(!(known && (keepsStock || isSilent('stock'))) && { stock }),
    id: known?.id ?? null,
    imageId: kept.some(({ id }) => id === imageId) ? (imageId ?? null) : null,
  }
}

/** A variant of which the file may have a row that could not be read; its stock is not counted. */
function asItWas({ images }: BaseProduct, { stock: _, ...variant }: Variant): VariantInput {
  return { ...variant, imageId: images.some(({ id }) => id === variant.imageId) ? variant.imageId : null }
}

/** A file has no column for the price of a sale that is neither on nor planned: it stays for the next one. */
function idleSale(
  known: Variant | undefined,
  { isOnSale, salePriceCents }: Pick<Variant, 'isOnSale' | 'salePriceCents'>,
) {
  return known && !isOnSale && salePriceCents === 0 ? { salePriceCents: known.salePriceCents } : {}
}

/** Most files do not speak of when a sale begins and ends: what an owner planned stays, where the file sells it as it is sold now. */
function plannedSale(
  known: Variant | undefined,
  draft: Pick<Variant, 'saleFromMs' | 'saleUntilMs' | 'priceCents' | 'salePriceCents' | 'isOnSale'>,
) {
  const { saleFromMs, saleUntilMs, salePriceCents, isOnSale } = known ?? {}
  const isPlanned = saleFromMs !== undefined || saleUntilMs !== undefined
  const isTold = draft.saleFromMs !== undefined || draft.saleUntilMs !== undefined
  if (!isPlanned || isTold || isOnSale !== draft.isOnSale) return {}
  const cents = draft.isOnSale ? draft.salePriceCents : (salePriceCents ?? 0)
  return cents < draft.priceCents ? { salePriceCents: cents, saleFromMs, saleUntilMs } : {}
}
