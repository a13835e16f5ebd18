import type { Product, Variant } from '@vitrine/domain/catalogue/product'
import {
  checkProduct,
  type ProductErrors,
  type ProductInput,
  stockAfterEdit,
  type VariantInput,
} from '@vitrine/domain/catalogue/product-input'
import { productsPerCollection, shopPageFullText } from '@vitrine/domain/catalogue/products-per-collection'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/** The saved product, with its stock as it is now, or a text for each field that is wrong. */
export type SaveResult =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly errors: ProductErrors }

/** Adds a product, or changes `known`, within a transaction; every cached page is rendered anew. */
export async function saveProduct(
  tables: SiteTables,
  input: ProductInput,
  { known, services }: { readonly known: Product | null; readonly services: Services },
): Promise<SaveResult> {
  const errors = { ...checkProduct(input), ...(await checkPlace(tables, input, known)) }
  const images = await takeImages(tables, input, known, errors)
  if (Object.keys(errors).length > 0) return { ok: false, errors }

  const product = buildProduct({ ...input, images }, known, services)
  await tables.products.save(product)
  for (const [index, variant] of product.variants.entries()) {
    const before = known?.variants.find((each) => each.id === variant.id)
    const stock = before ? stockAfterEdit(before.stock, input.variants[index]?.stock) : null
    if (stock) await tables.stock.count(variant.id, stock, 'Counted by the owner')
  }
  await tables.site.raiseRevision()
  return { ok: true, product: (await tables.products.find(product.id)) ?? product }
}

async function checkPlace(
  tables: SiteTables,
  { collectionId, urlId }: ProductInput,
  known: Product | null,
): Promise<ProductErrors> {
  const collection = await tables.collections.find(collectionId)
  if (collection?.typeName !== 'products') return { collectionId: 'Choose a shop page' }
  const taken = await tables.products.findByUrlId(collectionId, urlId)
  if (taken && taken.id !== known?.id) return { urlId: 'Another product has this address' }
  if (known?.collectionId === collectionId) return {}
  const { total } = await tables.products.list({ collectionId, offset: 0, limit: 1 })
  return total >= productsPerCollection ? { collectionId: shopPageFullText } : {}
}

/** Pictures come from our own records, so that nothing else can be put on a page; the owner's words about them count. */
async function takeImages(
  tables: SiteTables,
  input: ProductInput,
  known: Product | null,
  errors: Record<string, string>,
): Promise<Product['images']> {
  const images = []
  for (const [index, { id, altText, focalPoint }] of input.images.entries()) {
    const kept = (await tables.images.find(id)) ?? known?.images.find((each) => each.id === id)
    if (kept) images.push({ ...kept, altText, focalPoint })
    else errors[`images.${index}`] = 'This picture is not there any more. Please upload it again.'
  }
  return images
}

function buildProduct(input: ProductInput, known: Product | null, services: Services): Product {
  const nowMs = services.clock()
  const { variants, title, excerptHtml, bodyHtml, ...rest } = input
  return {
    ...rest,
    id: known?.id ?? services.newId(),
    title: title.trim(),
    excerptHtml: cleanHtml(excerptHtml),
    bodyHtml: cleanHtml(bodyHtml),
    variants: variants.map((each) => buildVariant(each, known, services)),
    createdAtMs: known?.createdAtMs ?? nowMs,
    // Later than before even when the clock stands still: it tells one edit from the next.
    updatedAtMs: Math.max(nowMs, (known?.updatedAtMs ?? 0) + 1),
  }
}

function buildVariant(input: VariantInput, known: Product | null, services: Services): Variant {
  const { id, stock, ...rest } = input
  const before = known?.variants.find((each) => each.id === id)
  return {
    ...rest,
    id: before?.id ?? services.newUuid(),
    sku: rest.sku.trim() || newSku(services),
    stock: before?.stock ?? newStock(stock),
  }
}

function newStock(stock: VariantInput['stock']): Variant['stock'] {
  return stock && !stock.unlimited ? { unlimited: false, onHand: stock.onHand, held: 0 } : { unlimited: true }
}

/** Seven digits after SQ, as platform exports have them. */
function newSku({ newId }: Services): string {
  return `SQ${String(Number.parseInt(newId().slice(-10), 16) % 10_000_000).padStart(7, '0')}`
}
