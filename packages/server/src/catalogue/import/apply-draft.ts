import { isListedId } from '@vitrine/domain/catalogue/import/listed/listed-keys'
import type { ProductDraft } from '@vitrine/domain/catalogue/import/product-draft'
import { keptVariants } from '@vitrine/domain/catalogue/import/variants/kept-variants'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { ProductErrors, ProductProblems } from '@vitrine/domain/catalogue/product-problems'
import type { SiteTables } from '@vitrine/store/store'
import { writePlan } from '../save-product.ts'
import { findDrafted } from './find-drafted.ts'
import type { IllustratedDraft } from './merge-draft.ts'
import { type DraftContext, type DraftPlan, planDraft } from './plan-draft.ts'

/** What becomes of a draft; a refused one changes nothing. */
export type DraftOutcome =
  /** `urlId`: the address that it has, where that is not the one that the file gives. `namesake`: what is called the product that has its id and is another. */
  | { readonly kind: 'added'; readonly urlId: string | null; readonly namesake: string | null }
  /** `formerTitle`: what it was called, where a file of another shop has another name for its id. `kept`: so many variants stay that the file does not name. */
  | {
      readonly kind: 'updated'
      readonly urlId: string | null
      readonly formerTitle: string | null
      readonly kept: number
    }
  | { readonly kind: 'refused'; readonly errors: ProductErrors; readonly problems: ProductProblems }

/** Adds the product of a draft to its page, which is locked, or changes the one that it speaks of; its stock is then counted to the draft's. */
export async function applyDraft(
  tables: SiteTables,
  illustrated: IllustratedDraft,
  context: DraftContext & { readonly accountId?: string | undefined },
): Promise<DraftOutcome> {
  const { draft } = illustrated
  const found = await findDrafted(tables, draft, context)
  const known = found.product && (await tables.products.lock(found.product.id))
  if (known && known.collectionId !== context.collectionId) await tables.collections.lock(known.collectionId)
  const planned = await planDraft(tables, illustrated, { ...context, known })
  if (planned.ok) {
    await writePlan(tables, planned.plan, { countedBy: { cause: 'imported', accountId: context.accountId } })
    // What has an id of this site needs no key; what was found by a key of before gets the one of now.
    const isKeyed = !known || draft.formerKey !== undefined || isOfAnotherSite(draft, known)
    if (isKeyed) await tables.importKeys.save(context.source, found.key, planned.plan.product.id)
  }
  return outcomeOf(draft, planned, { known, namesake: found.namesake })
}

function isOfAnotherSite({ productId }: ProductDraft, { id }: Product): boolean {
  return productId !== undefined && productId !== id
}

/** What was found for a draft. */
export interface FoundFor {
  readonly known: Product | undefined
  readonly namesake?: string | undefined
}

/** What a plan comes to. */
export function outcomeOf(
  draft: ProductDraft,
  planned: DraftPlan,
  { known, namesake }: FoundFor,
): DraftOutcome {
  const { key, urlId, productId, title } = draft
  if (!planned.ok) return { kind: 'refused', errors: planned.errors, problems: planned.problems }
  if (known) {
    // What an earlier import put elsewhere was told then.
    const isMoved = productId === known.id && key !== known.urlId
    const isRenamed = isListedId(key) && title !== known.title
    return {
      kind: 'updated',
      urlId: isMoved ? known.urlId : null,
      formerTitle: isRenamed ? known.title : null,
      kept: keptVariants(known.variants, draft).length,
    }
  }
  const { product } = planned.plan
  const isElsewhere = urlId !== '' && product.urlId !== urlId
  return { kind: 'added', urlId: isElsewhere ? product.urlId : null, namesake: namesake ?? null }
}
