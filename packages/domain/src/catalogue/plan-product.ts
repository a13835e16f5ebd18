import { settleTerms, type Terms } from '../content/term-spelling.ts'
import type { ProductImage } from '../images/product-image.ts'
import { newSku } from './new-sku.ts'
import type { Product, Stock, Variant } from './product.ts'
import { checkProduct, type ProductInput } from './product-input.ts'
import { productsPerCollection } from './product-limits.ts'
import type { ProductProblem, ProductProblems } from './product-problems.ts'
import type { DigitalFile } from './sale/digital-file.ts'
import { applySchedule } from './schedule/apply-schedule.ts'
import type { CountedStock } from './stock/judge-stock-change.ts'
import { type StockInput, stockAfterEdit } from './stock/stock-edit.ts'

/** What is known of the place where a product is to stand. */
export interface PlanContext {
  /** Whether the collection holds products at all. */
  readonly isShopPage: boolean
  /** How many products stand there; asked only where `isNewThere`. */
  readonly productCount: number
  /** Id of the product that has the address there; null when it is free. */
  readonly addressHolderId: string | null
  /** The categories and tags by which the page knows other products; left out: this one has none that is new to it. */
  readonly terms?: Terms
  /** Whether the form that the product names is there to be asked for; left out: it names none that is new. */
  readonly isFormThere?: boolean
  /** Whether the companies that the product newly names are kept; left out: it names none that is new. */
  readonly areCompaniesThere?: { readonly makerKey: boolean; readonly responsibleKey: boolean }
  /** The files for sale that the site keeps, of those that the product names. */
  readonly digitalFiles?: ReadonlyMap<string, DigitalFile>
  /** The pictures that the site keeps, of those that the product names. */
  readonly images: ReadonlyMap<string, ProductImage>
}

/** The moment, new ids and chance, which a rule does not have of itself. */
interface ProductMakers {
  readonly nowMs: number
  /** The id of a new product. */
  readonly newId: () => string
  /** The id of a new variant with this SKU. */
  readonly newVariantId: (sku: string) => string
  /** From 0 up to 1. */
  readonly random: () => number
}

/** What is known when a product is saved; `known` is the product as it was, null for a new one. */
export interface ProductSaving {
  readonly known: Product | null
  readonly place: PlanContext
  readonly makers: ProductMakers
}

/** The product as it is to be stored and the stock to be counted, or what is wrong with each field. */
export type ProductPlan =
  | { readonly ok: true; readonly product: Product; readonly counts: readonly StockCount[] }
  | { readonly ok: false; readonly problems: ProductProblems }

/** Stock of a variant that was there before, as it is from now on. */
interface StockCount {
  readonly variantId: string
  readonly stock: CountedStock
}

/** Decides how a product is saved, whichever way it comes: from its owner, from a file, or with a template. HTML comes cleaned. */
export function planProduct(input: ProductInput, saving: ProductSaving): ProductPlan {
  const { known, place, makers } = saving
  const problems = {
    ...checkProduct(input, known),
    ...placeProblems(input, saving),
    ...formProblems(place),
    ...companyProblems(place),
    ...imageProblems(input, place),
    ...fileProblems(input, place),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems }

  const { variants, counts } = planVariants(input, known, makers)
  const planned: Product = {
    ...input,
    id: known?.id ?? makers.newId(),
    title: input.title.trim(),
    categories: settledTerms('categories', input, saving),
    tags: settledTerms('tags', input, saving),
    // One that says nothing of it, such as from a file, is of the standard class: opened and saved again, nothing of it changed.
    taxClass: known && !known.taxClass && input.taxClass === 'standard' ? undefined : input.taxClass,
    // Pictures come from our own records, so that nothing else can be put on a page; the words about them count.
    images: input.images.flatMap(({ id, altText, focalPoint }) => {
      const kept = place.images.get(id)
      return kept ? [{ ...kept, altText, focalPoint }] : []
    }),
    ...(input.digitalFiles && { digitalFiles: keptFiles(input.digitalFiles, place) }),
    variants,
    createdAtMs: known?.createdAtMs ?? makers.nowMs,
    // Later than before even when the clock stands still: it tells one edit from the next.
    updatedAtMs: Math.max(makers.nowMs, (known?.updatedAtMs ?? 0) + 1),
  }
  return { ok: true, product: applySchedule(planned, makers.nowMs), counts }
}

function settledTerms(kind: keyof Terms, input: ProductInput, { known, place }: ProductSaving) {
  return settleTerms(input[kind], { known: place.terms?.[kind] ?? [], before: known?.[kind] ?? [] })
}

/** Whether a product comes to a collection, and takes up room there that it did not before. */
export function isNewThere(collectionId: string, known: Product | null): boolean {
  return known?.collectionId !== collectionId
}

function placeProblems({ collectionId }: ProductInput, { known, place }: ProductSaving): ProductProblems {
  if (!place.isShopPage) return { collectionId: 'not-a-shop-page' }
  const { addressHolderId } = place
  if (addressHolderId !== null && addressHolderId !== known?.id) return { urlId: 'address-taken' }
  const isFull = place.productCount >= productsPerCollection
  return isNewThere(collectionId, known) && isFull ? { collectionId: 'shop-page-full' } : {}
}

function formProblems({ isFormThere = true }: PlanContext): ProductProblems {
  return isFormThere ? {} : { additionalFieldsFormId: 'form-not-there' }
}

function companyProblems({ areCompaniesThere: there }: PlanContext): ProductProblems {
  return {
    ...(there?.makerKey === false && { 'safety.makerKey': 'company-gone' as const }),
    ...(there?.responsibleKey === false && { 'safety.responsibleKey': 'company-gone' as const }),
  }
}

function imageProblems({ images }: ProductInput, place: PlanContext): ProductProblems {
  const gone = images.flatMap(({ id }, index) =>
    place.images.has(id) ? [] : [[`images.${index}`, 'image-gone' satisfies ProductProblem] as const],
  )
  return Object.fromEntries(gone)
}

/** Names and sizes come from our own records. */
function keptFiles(files: readonly DigitalFile[], place: PlanContext): readonly DigitalFile[] {
  const ids = [...new Set(files.map(({ id }) => id))]
  return ids.flatMap((id) => {
    const kept = place.digitalFiles?.get(id)
    return kept ? [{ id, filename: kept.filename, bytes: kept.bytes }] : []
  })
}

function fileProblems({ digitalFiles = [] }: ProductInput, place: PlanContext): ProductProblems {
  const gone = digitalFiles.flatMap(({ id }, index) =>
    place.digitalFiles?.has(id)
      ? []
      : [[`digitalFiles.${index}`, 'file-gone' satisfies ProductProblem] as const],
  )
  return Object.fromEntries(gone)
}

function planVariants(input: ProductInput, known: Product | null, makers: ProductMakers) {
  const left = new Map(known?.variants.map((variant) => [variant.id, variant]))
  const skus = new Set(input.variants.map((variant) => variant.sku.trim()))
  const variants: Variant[] = []
  const counts: StockCount[] = []
  for (const { id, stock: wanted, ...rest } of input.variants) {
    const before = left.get(id ?? '')
    // A variant that was there is one variant still, whatever names it a second time.
    left.delete(id ?? '')
    const sku = rest.sku.trim() || newSku(skus, makers.random)
    skus.add(sku)
    const variantId = before?.id ?? makers.newVariantId(sku)
    variants.push({ ...rest, id: variantId, sku, stock: before?.stock ?? newStock(wanted) })
    const stock = before ? stockAfterEdit(before.stock, wanted) : null
    if (stock) counts.push({ variantId, stock })
  }
  return { variants, counts }
}

function newStock(stock: StockInput | undefined): Stock {
  return stock && !stock.unlimited ? { unlimited: false, onHand: stock.onHand, held: 0 } : { unlimited: true }
}
