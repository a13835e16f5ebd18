import {
  type ImageDraft,
  ofRowsLeftOut,
  type ProductDraft,
  type RowProblem,
} from '@vitrine/domain/catalogue/import/product-draft'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import type { SiteTables } from '@vitrine/store/store'
import { applyDraft, type DraftOutcome } from './apply-draft.ts'
import { remarksOn } from './draft-remarks.ts'
import { readProductsFile } from './file/read-products-file.ts'
import { findDrafted, keySource } from './find-drafted.ts'
import { foreseeDrafts } from './foresee-drafts.ts'
import { ImportPictures, type PictureFolder } from './import-pictures.ts'
import type { ImportOutcome, ImportProgress, MissingPicture } from './import-report.ts'
import type { IllustratedDraft } from './merge-draft.ts'

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
  const file = await readProductsFile(bytes, parts.store)
  if (!file.ok) return file
  const { drafts, problems, collectionId } = file
  const pictures = new ImportPictures(parts)
  const { left, leftOut, missing, ...counts } = await importDrafts(drafts, {
    parts,
    pictures,
    collectionId,
    onProgress,
  })
  return {
    ok: true,
    report: {
      ...counts,
      problems: [...ofRowsLeftOut(problems, leftOut), ...left].sort((one, other) => one.line - other.line),
      missingPictures: missing,
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

/** How drafts are saved. */
export interface DraftRun {
  readonly parts: ImportDependencies
  readonly pictures: ImportPictures
  readonly collectionId: string
  /** Whose the file is; left out: nobody's who has an account. */
  readonly accountId?: string | undefined
  readonly onProgress: (progress: ImportProgress) => void
  /** Called in the transaction that saved so many more drafts; what it throws undoes them. */
  readonly alongside?: (tables: SiteTables, saved: SavedDrafts) => Promise<void>
}

/** What came of drafts. */
export interface SavedDrafts {
  readonly count: number
  readonly added: number
  readonly updated: number
  readonly left: readonly RowProblem[]
  /** Lines of products that the shop did not take. */
  readonly leftOut: readonly number[]
}

/** Saves drafts, batch by batch; also tells which of their pictures could not be had. */
export async function importDrafts(drafts: readonly ProductDraft[], run: DraftRun) {
  const counts = { added: 0, updated: 0 }
  const left: RowProblem[] = []
  const leftOut: number[] = []
  // Pictures are asked for ahead of their products: the slow ones come while others are saved.
  const refused = await foreseeRefused(drafts, run)
  const illustrated = drafts.map((draft) =>
    refused.has(draft) ? Promise.resolve(unillustrated(draft)) : illustrate(draft, run),
  )
  // A failure is thrown where it is awaited; until then it must not count as unheard.
  for (const coming of illustrated) coming.catch(() => {})
  for (let start = 0; start < drafts.length; start += batchSize) {
    const batch: IllustratedDraft[] = []
    for (const coming of illustrated.slice(start, start + batchSize)) {
      const ready = await coming
      batch.push(ready)
      run.onProgress({ done: start + batch.length, total: drafts.length, title: ready.draft.title })
    }
    const saved = await saveBatch(batch, run)
    counts.added += saved.added
    counts.updated += saved.updated
    left.push(...saved.left)
    leftOut.push(...saved.leftOut)
  }
  return { ...counts, left, leftOut, missing: inFileOrder(run.pictures.missing, drafts) }
}

/** What the shop will not take: its pictures would be fetched and kept for nobody. */
async function foreseeRefused(
  drafts: readonly ProductDraft[],
  { collectionId, parts }: DraftRun,
): Promise<ReadonlySet<ProductDraft>> {
  const foreseen = await foreseeDrafts({ drafts, collectionId }, { store: parts.store, services: parts })
  return new Set(foreseen.filter(({ isRefused }) => isRefused).map(({ draft }) => draft))
}

function saveBatch(batch: readonly IllustratedDraft[], run: DraftRun): Promise<SavedDrafts> {
  const { clock, newId, newUuid, store } = run.parts
  const { collectionId, accountId } = run
  const context = { collectionId, source: keySource, nowMs: clock(), newId, newUuid, accountId }
  return store.transaction(async (tables) => {
    const done: DraftOutcome[] = []
    // Another import may be adding the same: what it made is looked up when it is done.
    await tables.collections.lock(run.collectionId)
    for (const illustrated of batch) done.push(await applyDraft(tables, illustrated, context))
    const saved = {
      count: batch.length,
      added: done.filter((each) => each.kind === 'added').length,
      updated: done.filter((each) => each.kind === 'updated').length,
      left: batch.flatMap(({ draft }, place) => remarksOn(draft, done[place], 'done')),
      leftOut: batch.flatMap(({ draft }, place) => (done[place]?.kind === 'refused' ? draft.lines : [])),
    }
    await run.alongside?.(tables, saved)
    await tables.site.raiseRevision()
    return saved
  })
}

function unillustrated(draft: ProductDraft): IllustratedDraft {
  return { draft, images: new Map() }
}

/** Brings a draft's pictures. Where none could be had, a product that is there keeps its own, and a new one gets a neutral one. */
async function illustrate(
  draft: ProductDraft,
  { pictures, parts, collectionId }: DraftRun,
): Promise<IllustratedDraft> {
  const { product: known } = await findDrafted(parts.store, draft, { collectionId, source: keySource })
  const own = known?.images ?? []
  const brought = await Promise.all(draft.images.map((image) => bringOne(image, { draft, own, pictures })))
  const images = new Map(brought.filter((each) => each !== undefined))
  const [first] = draft.images
  if (images.size === 0 && own.length === 0 && first)
    images.set(first.url, await pictures.neutral(draft.title))
  return { draft, images }
}

/** Where a picture may come from. */
interface PictureSources {
  readonly draft: ProductDraft
  /** Those that the product has. */
  readonly own: readonly ProductImage[]
  readonly pictures: ImportPictures
}

async function bringOne(
  image: ImageDraft,
  { draft, own, pictures }: PictureSources,
): Promise<readonly [string, ProductImage] | undefined> {
  const kept = own.find(({ assetUrl }) => isAddressOf(image.url, assetUrl))
  const isTold = draft.tells?.includes('image-alt') ?? false
  const altText = image.altText || (isTold ? '' : (kept?.altText ?? draft.title))
  if (kept) return [image.url, { ...kept, altText }]
  const brought = await pictures.bring({ url: image.url, altText })
  return brought && [image.url, { ...brought, altText }]
}

/** Our export writes the host before the address of a picture; that may have been another. */
function isAddressOf(url: string, assetUrl: string): boolean {
  return url === assetUrl || (URL.canParse(url) && new URL(url).pathname === assetUrl)
}
