import {
  isNewThere,
  type PlanContext,
  type ProductPlan,
  planProduct,
} from '@vitrine/domain/catalogue/plan-product'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { ProductInput } from '@vitrine/domain/catalogue/product-input'
import {
  describeProblems,
  type ProductErrors,
  type ProductProblems,
} from '@vitrine/domain/catalogue/product-problems'
import { companiesOf, untoldSafety } from '@vitrine/domain/catalogue/safety/product-safety'
import type { DigitalFile } from '@vitrine/domain/catalogue/sale/digital-file'
import { hasNewTerms } from '@vitrine/domain/content/term-spelling'
import { buyersFormOf } from '@vitrine/domain/forms/buyers/buyers-form'
import type { CountedBy } from '@vitrine/store/catalogue/stock-ledger'
import type { SiteTables } from '@vitrine/store/store'

/** The saved product, with its stock as it is now, or a text for each field that is wrong. */
export type SaveResult =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly errors: ProductErrors }

/** Which product is changed, if one is, and who makes what is new of it. */
export interface Saving {
  readonly known: Product | null
  /** Why stock is counted, and by whom, as the ledger tells it. */
  readonly countedBy: CountedBy
  readonly nowMs: number
  readonly newId: () => string
  readonly newUuid: () => string
  /** The shop page, where it was read already for several products; left out: it is read. */
  readonly page?: ReadPage
}

/** A shop page, and how many products stand there, shown or not. */
export interface ReadPage {
  readonly collectionId: string
  readonly isShopPage: boolean
  readonly productCount: number
}

/** How a product is saved, decided and not yet written. */
export type SavePlan = ProductPlan & { readonly ok: true }

type PlannedSave =
  | { readonly ok: true; readonly plan: SavePlan }
  | (SaveResult & { readonly ok: false; readonly problems: ProductProblems })

/** Adds a product, or changes `known`, within a transaction. Its HTML is clean. Who calls has the pages rendered again. */
export async function saveProduct(
  tables: SiteTables,
  input: ProductInput,
  saving: Saving,
): Promise<SaveResult> {
  await holdPage(tables, input, saving.known)
  const planned = await planSaving(tables, input, saving)
  if (!planned.ok) return planned
  const { product } = planned.plan
  await writePlan(tables, planned.plan, saving)
  return { ok: true, product: (await tables.products.find(product.id)) ?? product }
}

/** Holds the page on which a product takes room, or names a category or tag, until the transaction ends: nobody else does between the look and the change. */
export async function holdPage(
  { collections }: Pick<SiteTables, 'collections'>,
  input: Pick<ProductInput, 'collectionId' | 'categories' | 'tags'>,
  known: Product | null,
): Promise<void> {
  const { collectionId } = input
  if (isNewThere(collectionId, known) || hasNewTerms(input, known)) await collections.lock(collectionId)
}

/** Decides how a product is saved, or says what is wrong with each field; nothing is written. */
export async function planSaving(
  tables: SiteTables,
  input: ProductInput,
  { known, nowMs, newId, newUuid, page }: Omit<Saving, 'countedBy'>,
): Promise<PlannedSave> {
  const makers = { nowMs, newId, newVariantId: () => newUuid(), random: () => fractionOf(newId()) }
  const place = await readPlace(tables, input, { known, page })
  const plan = planProduct(input, { known, place, makers })
  if (!plan.ok) {
    const { problems } = plan
    return { ok: false, problems, errors: describeProblems(problems, input) }
  }
  return { ok: true, plan }
}

/** Writes what was decided, within the transaction that decided it. */
export async function writePlan(
  tables: SiteTables,
  { product, counts }: SavePlan,
  { countedBy }: Pick<Saving, 'countedBy'>,
): Promise<void> {
  await tables.products.save(product, countedBy)
  for (const { variantId, stock } of counts) await tables.stock.count(variantId, stock, '', countedBy)
}

async function readPlace(
  tables: SiteTables,
  input: ProductInput,
  { known, page }: Pick<Saving, 'known'> & { readonly page: ReadPage | undefined },
): Promise<PlanContext> {
  const { collectionId, urlId, images, digitalFiles = [], additionalFieldsFormId: formId, safety } = input
  const { isShopPage, productCount } =
    page?.collectionId === collectionId ? page : await readPage(tables, collectionId, known)
  // No two products have one address: what stays where it is holds its own.
  const stays = known?.collectionId === collectionId && known.urlId === urlId
  const holder = stays ? known : await tables.products.findByUrlId(collectionId, urlId)
  const kept = new Map(known?.images.map((image) => [image.id, image]))
  for (const { id } of images) {
    // What is removed as unused at this moment is not named by it any more.
    const image = await (kept.has(id) ? tables.images.find(id) : tables.images.hold(id))
    if (image) kept.set(id, image)
  }
  // One that was there before stays, whatever became of it: a change of price must not fail by it.
  const isNewForm = formId !== undefined && formId !== known?.additionalFieldsFormId
  const form = isNewForm ? await tables.forms.find(formId) : undefined
  const files = new Map<string, DigitalFile>()
  for (const { id } of digitalFiles) {
    const file = await tables.digitalFiles.find(id)
    if (file) files.set(id, file)
  }
  const companies = await newCompanies(tables, safety, known)
  return {
    ...(companies && { areCompaniesThere: companies }),
    ...(isNewForm ? { isFormThere: form !== undefined && buyersFormOf(form) !== null } : {}),
    isShopPage,
    productCount,
    addressHolderId: holder?.id ?? null,
    ...(isFoundOtherwise(input, known) && {
      terms: await tables.products.termsOfOthers(collectionId, known?.id ?? null),
    }),
    images: kept,
    digitalFiles: files,
  }
}

/** Reads a shop page; its products are counted where `known` is not one of them. */
export async function readPage(
  tables: Pick<SiteTables, 'collections' | 'products'>,
  collectionId: string,
  known: Product | null,
): Promise<ReadPage> {
  const collection = await tables.collections.find(collectionId)
  const productCount = isNewThere(collectionId, known) ? await tables.products.countIn(collectionId) : 0
  return { collectionId, isShopPage: collection?.typeName === 'products', productCount }
}

/** Whether a product has a category or tag on its page that it did not have there. */
function isFoundOtherwise(input: ProductInput, known: Product | null): boolean {
  return hasNewTerms(input, isNewThere(input.collectionId, known) ? null : known)
}

/** Whether the companies are kept that a product did not name before; null where none is new. */
async function newCompanies(tables: SiteTables, safety = untoldSafety, known: Product | null) {
  const before = known?.safety ?? untoldSafety
  const isNew = (field: 'makerKey' | 'responsibleKey') =>
    safety[field] !== '' && safety[field] !== before[field]
  if (!isNew('makerKey') && !isNew('responsibleKey')) return null
  const { companies } = (await tables.site.read()).store
  const { maker, responsible } = companiesOf(safety, companies)
  return {
    makerKey: !isNew('makerKey') || maker !== null,
    responsibleKey: !isNew('responsibleKey') || responsible !== null,
  }
}

/** A number from 0 up to 1, by the chance that is in an id. */
function fractionOf(id: string): number {
  return Number.parseInt(id.slice(-8), 16) / 2 ** 32
}
