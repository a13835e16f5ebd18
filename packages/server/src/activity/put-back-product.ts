import type { DocumentImage, Json } from '@vitrine/domain/activity/document-image'
import { isObject } from '@vitrine/domain/activity/mask-secrets'
import { withoutLostPictures } from '@vitrine/domain/catalogue/pictures/without-lost-pictures'
import { isNewThere } from '@vitrine/domain/catalogue/plan-product'
import type { Product, Stock } from '@vitrine/domain/catalogue/product'
import { checkProduct } from '@vitrine/domain/catalogue/product-input'
import { productsPerCollection } from '@vitrine/domain/catalogue/product-limits'
import { productProblemText } from '@vitrine/domain/catalogue/product-problems'
import { productDocument } from '@vitrine/store/catalogue/stored-product'
import type { SiteTables } from '@vitrine/store/store'
import { type Former, outdated, type ReturnPlan, saving, stays, taken } from './return-plan.ts'
import { planReturnToAreas } from './return-to-areas.ts'

/** Checks that a product can stand where it stood, without the pictures that are gone. Stock is what it is now; variants that come back bring the stock that they had. */
export async function planReturnOfProduct(
  tables: SiteTables,
  image: Pick<DocumentImage, 'documentId' | 'name'>,
  { document, nowMs }: Pick<Former, 'document' | 'nowMs'>,
): Promise<ReturnPlan> {
  const { id, createdAtMs } = document
  const stored: unknown = {
    ...document,
    id: image.documentId,
    updatedAtMs: nowMs,
    createdAtMs: createdAtMs ?? nowMs,
  }
  if (!productDocument.isWhole(stored) || (id !== undefined && id !== image.documentId))
    return outdated(image)
  const now = await tables.products.find(image.documentId)
  const variants = stored.variants.map((variant) => ({
    ...variant,
    stock:
      now?.variants.find((each) => each.id === variant.id)?.stock ??
      formerStock(document.variants, variant.id),
  }))
  // What the library has no longer would be a broken picture on a page.
  const product = withoutLostPictures({ ...stored, variants }, await lostPictures(tables, stored))
  const input = { ...product, variants: product.variants.map(({ stock: _, ...variant }) => variant) }
  const problems = checkProduct(input, product)
  if (Object.keys(problems).length > 0) return outdated(image)
  const place = await tables.collections.find(product.collectionId)
  if (place?.typeName !== 'products' || place.trashedAtMs !== null)
    return stays(`The shop page that ${image.name} stood on is not there any more.`)
  const isFull = (await tables.products.countIn(place.id)) >= productsPerCollection
  if (isFull && isNewThere(place.id, now ?? null)) return stays(productProblemText['shop-page-full'])
  const formerCurrency = now ? null : await lastCurrency(tables, image.documentId)
  const { currency } = (await tables.site.read()).store
  if (formerCurrency !== null && formerCurrency !== currency)
    return stays(
      `${image.name} cannot be put back: its prices are in ${formerCurrency}, and the shop sells in ${currency} now.`,
    )
  const holder = await tables.products.findByUrlId(product.collectionId, product.urlId)
  if (holder && holder.id !== product.id) return taken(image.name, product.urlId)
  const areas = await planReturnToAreas(
    tables,
    { kind: 'product', id: product.id },
    { areaIds: product.areaIds, isThere: now !== undefined },
  )
  return saving(async () => {
    await areas.put()
    await tables.products.save(areas.isLeftOpen ? hidden(product) : product)
  })
}

async function lostPictures(
  tables: Pick<SiteTables, 'images'>,
  { images }: Pick<Product, 'images'>,
): Promise<ReadonlySet<string>> {
  const lost = new Set<string>()
  for (const { id, assetUrl } of images)
    if (assetUrl.startsWith('/content/v1/') && !(await tables.images.find(id))) lost.add(id)
  return lost
}

function hidden({ publishFromMs: _, ...product }: Product): Product {
  return { ...product, isVisible: false }
}

/** The currency in which a product was sold last; null where it never was. */
async function lastCurrency({ products }: Pick<SiteTables, 'products'>, id: string): Promise<string | null> {
  const records = [...(await products.prices(id)).values()].flat()
  const last = records.reduce<(typeof records)[number] | null>(
    (latest, each) => (latest === null || each.atMs > latest.atMs ? each : latest),
    null,
  )
  return last?.currency ?? null
}

/** What was on hand of a variant; what was held then is not held any more. */
function formerStock(variants: Json | undefined, id: string): Stock {
  const entries = Array.isArray(variants) ? variants : []
  const found = entries.find((each) => isObject(each) && each.id === id)
  const stock = isObject(found) ? found.stock : undefined
  if (isObject(stock) && stock.unlimited === true) return { unlimited: true }
  const onHand = isObject(stock) && typeof stock.onHand === 'number' ? stock.onHand : 0
  return { unlimited: false, onHand: Math.max(0, onHand), held: 0 }
}
