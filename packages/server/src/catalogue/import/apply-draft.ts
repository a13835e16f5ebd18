import type { ProductDraft } from '@vitrine/domain/catalogue/import/product-draft'
import type { ProductErrors } from '@vitrine/domain/catalogue/product-problems'
import { untoldSafety } from '@vitrine/domain/catalogue/safety/product-safety'
import { numberedUrlId } from '@vitrine/domain/website/page-address'
import type { SiteTables } from '@vitrine/store/store'
import { saveProduct } from '../save-product.ts'
import { draftedSafety } from './drafted-safety.ts'
import { type DraftPlace, findDrafted } from './find-drafted.ts'
import { type BaseProduct, type IllustratedDraft, mergeDraft } from './merge-draft.ts'

/** What an import needs to make products. */
export interface DraftContext extends DraftPlace {
  readonly nowMs: number
  readonly newId: () => string
  readonly newUuid: () => string
}

/** What became of a draft; a refused one changed nothing. */
export type DraftOutcome =
  /** `urlId`: the address that it has, where that is not the one that the file gives. */
  | { readonly kind: 'added' | 'updated'; readonly urlId: string | null }
  | { readonly kind: 'refused'; readonly errors: ProductErrors }

/** Adds the product of a draft, or changes the one that it speaks of; its stock is then counted to the draft's. */
export async function applyDraft(
  tables: SiteTables,
  illustrated: IllustratedDraft,
  context: DraftContext,
): Promise<DraftOutcome> {
  const { key, urlId, productId } = illustrated.draft
  const found = await findDrafted(tables, illustrated.draft, context)
  const known = found && (await tables.products.lock(found.id))
  const base = known ?? (await newProduct(tables, illustrated.draft, context))
  const { safety, errors } = await draftedSafety(tables, illustrated.draft, base.safety)
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
  const merged = mergeDraft(base, illustrated, known !== undefined)
  const input = base.safety || safety !== untoldSafety ? { ...merged, safety } : merged
  const saved = await saveProduct(tables, input, { ...context, known: known ?? null, reason: 'Import' })
  if (!saved.ok) return { kind: 'refused', errors: saved.errors }

  if (known) {
    // What an earlier import put elsewhere was told then.
    const isMoved = productId === known.id && key !== known.urlId
    return { kind: 'updated', urlId: isMoved ? known.urlId : null }
  }
  await tables.importKeys.save(context.source, key, saved.product.id)
  const isElsewhere = urlId !== '' && saved.product.urlId !== urlId
  return { kind: 'added', urlId: isElsewhere ? saved.product.urlId : null }
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
