import type { ForeseenDraft } from '@vitrine/domain/catalogue/import/import-preview'
import type { ProductDraft } from '@vitrine/domain/catalogue/import/product-draft'
import type { SiteStore } from '@vitrine/store/store'
import { turnGiver } from '../../services/in-turns.ts'
import type { Services } from '../../services/services.ts'
import { type ReadPage, readPage } from '../save-product.ts'
import { type DraftOutcome, type FoundFor, outcomeOf } from './apply-draft.ts'
import { remarksOn } from './draft-remarks.ts'
import type { ProductsFile } from './file/read-products-file.ts'
import { findDrafted, keySource } from './find-drafted.ts'
import { planDraft } from './plan-draft.ts'

/** So many drafts are looked at in one request, each with several questions to the store. */
const mostForeseen = 2_000

interface ForesightParts {
  readonly store: SiteStore
  readonly services: Pick<Services, 'clock' | 'newId' | 'newUuid'>
  /** Whether nobody waits for it any more. */
  readonly isGone?: () => boolean
}

/** Tells what an import would make of the first drafts, by the plan that it goes by itself; nothing is written, and no picture is fetched. */
export async function foreseeDrafts(
  { drafts, collectionId }: Pick<ProductsFile & { readonly ok: true }, 'drafts' | 'collectionId'>,
  parts: ForesightParts,
): Promise<readonly ForeseenDraft[]> {
  const foreseen: ForeseenDraft[] = []
  const now = await readPage(parts.store, collectionId, null)
  const page: ComingPage = { now, keys: new Set(), taken: new Set(), full: null }
  const giveTurn = turnGiver()
  for (const draft of drafts.slice(0, mostForeseen)) {
    if (parts.isGone?.()) break
    foreseen.push(await foresee(draft, { ...parts, collectionId, page }))
    await giveTurn()
  }
  return foreseen
}

/** What comes to the page. */
interface ComingPage {
  /** The page as it is. */
  readonly now: ReadPage
  /** Keys of new products. */
  readonly keys: Set<string>
  /** Ids of products that were found by their address, and are known by the id of another site from then on: no second one of that address is meant by them. */
  readonly taken: Set<string>
  /** What is said of each further one once there is no room: tens of thousands are not planned for that. */
  full: DraftOutcome | null
}

interface Foresight extends ForesightParts {
  readonly collectionId: string
  readonly page: ComingPage
}

async function foresee(draft: ProductDraft, { page, ...place }: Foresight): Promise<ForeseenDraft> {
  const found = await findDrafted(place.store, draft, { ...place, source: keySource })
  const { namesake, key } = found
  const known = found.isByAddress && page.taken.has(found.product?.id ?? '') ? undefined : found.product
  // A second one of the same key changes what the first one makes.
  if (!known && page.keys.has(key)) return { draft, isKnown: true, isRefused: false, remarks: [] }
  const outcome = (!known && page.full) || (await plan(draft, { ...place, page, known, namesake, key }))
  if (known && found.isByAddress && outcome.kind === 'updated') page.taken.add(known.id)
  return {
    draft,
    isKnown: known !== undefined,
    isRefused: outcome.kind === 'refused',
    ...(outcome.kind === 'updated' && { kept: outcome.kept }),
    remarks: remarksOn(draft, outcome, 'foreseen'),
  }
}

async function plan(
  draft: ProductDraft,
  {
    store,
    services,
    collectionId,
    page,
    known,
    namesake,
    key,
  }: Foresight & FoundFor & { readonly key: string },
): Promise<DraftOutcome> {
  const { clock, newId, newUuid } = services
  const makers = { nowMs: clock(), newId, newUuid }
  const coming = { ...page.now, productCount: page.now.productCount + page.keys.size }
  const planned = await planDraft(
    store,
    { draft, images: new Map() },
    { ...makers, collectionId, source: keySource, known, page: coming },
  )
  const outcome = outcomeOf(draft, planned, { known, namesake })
  if (outcome.kind === 'added') page.keys.add(key)
  if (!known && isForRoomAlone(outcome)) page.full = outcome
  return outcome
}

/** Whether nothing else is wrong with a draft than that the page is full. */
function isForRoomAlone(outcome: DraftOutcome): boolean {
  if (outcome.kind !== 'refused') return false
  const problems = Object.values(outcome.problems)
  return problems.length > 0 && problems.every((problem) => problem === 'shop-page-full')
}
