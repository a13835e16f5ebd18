import type { ImageDraft, ProductDraft, RowProblem } from '@vitrine/domain/catalogue/import/product-draft'
import { readShopifyProducts } from '@vitrine/domain/catalogue/import/shopify-csv'
import { isShopifyHeader } from '@vitrine/domain/catalogue/import/shopify-row'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { digitsOf } from '@vitrine/domain/money/currencies'
import { applyDraft, type DraftContext, type DraftOutcome, type IllustratedDraft } from './apply-draft.ts'
import { ImportPictures, type PictureFolder } from './import-pictures.ts'
import type { ImportOutcome, ImportProgress, MissingPicture } from './import-report.ts'
import { parseCsv } from './parse-csv.ts'

/** What an import needs. */
export interface ImportDependencies extends PictureFolder {
  readonly newUuid: () => string
}

/** So many products are saved by one transaction. */
const batchSize = 20

/**
 * Imports the products of a Shopify CSV file into the site's shop. What was imported before is changed, not added again;
 * rows and pictures that cannot be used are reported, and the rest goes on.
 */
export async function importProducts(
  bytes: Uint8Array,
  parts: ImportDependencies,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportOutcome> {
  const table = parseCsv(bytes)
  if (!isShopifyHeader(table.header)) return { ok: false, message: notProducts }
  const { store } = parts
  const shop = (await store.collections.list()).find((collection) => collection.typeName === 'products')
  if (!shop) return { ok: false, message: 'The site has no shop page to import products into.' }

  const { currency } = (await store.site.read()).store
  const { drafts, problems } = readShopifyProducts(table.rows, { digits: digitsOf(currency) })
  const pictures = new ImportPictures(parts)
  const { clock, newId, newUuid } = parts
  const context = { collectionId: shop.id, source: 'shopify', nowMs: clock(), newId, newUuid }
  const { left, ...counts } = await saveAll(drafts, { parts, pictures, context, onProgress })
  return {
    ok: true,
    report: {
      ...counts,
      problems: [...table.problems, ...problems, ...left].sort((one, other) => one.line - other.line),
      missingPictures: inFileOrder(pictures.missing, drafts),
    },
  }
}

/** Pictures come back in any order; owners look for them in the order of their file. */
function inFileOrder(
  missing: readonly MissingPicture[],
  drafts: readonly ProductDraft[],
): readonly MissingPicture[] {
  const urls = drafts.flatMap((draft) => draft.images.map((image) => image.url))
  const places = new Map(urls.map((url, place) => [url, place]))
  const placeOf = ({ url }: MissingPicture) => places.get(url) ?? 0
  return missing.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const notProducts =
  'The file cannot be read as products: it has no columns “Title” and “Handle” (or “URL handle”), as Shopify exports them.'

interface Run {
  readonly parts: ImportDependencies
  readonly pictures: ImportPictures
  readonly context: DraftContext
  readonly onProgress: (progress: ImportProgress) => void
}

async function saveAll(drafts: readonly ProductDraft[], run: Run) {
  const counts = { added: 0, updated: 0 }
  const left: RowProblem[] = []
  // Pictures are asked for ahead of their products: the slow ones come while others are saved.
  const illustrated = drafts.map((draft) => illustrate(draft, run.pictures))
  // A failure is thrown where it is awaited; until then it must not count as unheard.
  for (const coming of illustrated) coming.catch(() => {})
  for (let start = 0; start < drafts.length; start += batchSize) {
    const batch: IllustratedDraft[] = []
    for (const coming of illustrated.slice(start, start + batchSize)) {
      const ready = await coming
      batch.push(ready)
      run.onProgress({ done: start + batch.length, total: drafts.length, title: ready.draft.title })
    }
    const done = await saveBatch(batch, run)
    counts.added += done.filter((each) => each.kind === 'added').length
    counts.updated += done.filter((each) => each.kind === 'updated').length
    left.push(...batch.flatMap((illustrated, place) => leftOut(illustrated, done[place])))
  }
  return { ...counts, left }
}

function leftOut(
  { draft: { line, title } }: IllustratedDraft,
  outcome: DraftOutcome | undefined,
): readonly RowProblem[] {
  if (outcome?.kind !== 'refused') return []
  const reasons = [...new Set(Object.values(outcome.errors))].map((text) => text.replace(/[^.]$/, '$&.'))
  return [{ line, reason: `“${title}” was left out. ${reasons.join(' ')}` }]
}

function saveBatch(batch: readonly IllustratedDraft[], { parts, context }: Run) {
  return parts.store.transaction(async (tables) => {
    const done: DraftOutcome[] = []
    for (const illustrated of batch) done.push(await applyDraft(tables, illustrated, context))
    await tables.site.raiseRevision()
    return done
  })
}

/** Brings a draft's pictures; a neutral one when there should be some, but none could be had. */
async function illustrate(draft: ProductDraft, pictures: ImportPictures): Promise<IllustratedDraft> {
  const brought = await Promise.all(draft.images.map((image) => bringOne(image, draft, pictures)))
  const images = new Map(brought.filter((each) => each !== undefined))
  const [first] = draft.images
  if (images.size === 0 && first) images.set(first.url, await pictures.neutral(draft.title))
  return { draft, images }
}

async function bringOne(
  image: ImageDraft,
  draft: ProductDraft,
  pictures: ImportPictures,
): Promise<readonly [string, ProductImage] | undefined> {
  const altText = image.altText || draft.title
  const brought = await pictures.bring({ url: image.url, altText })
  return brought && [image.url, { ...brought, altText }]
}
