import type { ProductDraft } from '@vitrine/domain/catalogue/import/product-draft'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { ProductErrors, ProductProblems } from '@vitrine/domain/catalogue/product-problems'
import { untoldSafety } from '@vitrine/domain/catalogue/safety/product-safety'
import { numberedUrlId } from '@vitrine/domain/website/page-address'
import type { SiteTables } from '@vitrine/store/store'
import { planSaving, type ReadPage, type SavePlan } from '../save-product.ts'
import { draftedSafety } from './drafted-safety.ts'
import type { DraftPlace } from './find-drafted.ts'
import { type BaseProduct, type IllustratedDraft, mergeDraft } from './merge-draft.ts'

/** What an import needs to make products. */
export interface DraftContext extends DraftPlace {
  readonly nowMs: number
  readonly newId: () => string
  readonly newUuid: () => string
}

/** How a draft becomes a product, or why it does not. */
export type DraftPlan =
  | { readonly ok: true; readonly plan: SavePlan }
  | { readonly ok: false; readonly errors: ProductErrors; readonly problems: ProductProblems }

/** Decides what becomes of a draft; nothing is written. `known` is the product that it speaks of, `page` the shop page where it was read already. */
export async function planDraft(
  tables: SiteTables,
  illustrated: IllustratedDraft,
  context: DraftContext & { readonly known: Product | undefined; readonly page?: ReadPage },
): Promise<DraftPlan> {
  const { known } = context
  const base = known ?? (await newProduct(tables, illustrated.draft, context))
  const { safety, errors } = await draftedSafety(tables, illustrated.draft, base.safety)
  if (Object.keys(errors).length > 0) return { ok: false, errors, problems: {} }
  const merged = mergeDraft(base, illustrated, known !== undefined)
  const input = base.safety || safety !== untoldSafety ? { ...merged, safety } : merged
  return planSaving(tables, input, { ...context, known: known ?? null })
}

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

async function freeUrlId(tables: SiteTables, collectionId: string, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const urlId = numberedUrlId(wanted, number)
    if (!(await tables.products.findByUrlId(collectionId, urlId))) return urlId
  }
}
