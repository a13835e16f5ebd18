import { useQueryClient } from '@tanstack/react-query'
import {
  changeProductCall,
  createProductCall,
  listProductsCall,
  listShopCollectionsCall,
  readProductCall,
} from '@vitrine/contract/catalogue/panel-calls'
import type { Product } from '@vitrine/domain/catalogue/product'
import { isSame } from '@vitrine/domain/merging/is-same'
import type { ThreeWays } from '@vitrine/domain/merging/three-ways'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import type { AskedClash, TakenTheirs } from '../../../parts/clash/asked-clash.ts'
import { afterSave, isSameButBlanks } from '../../../parts/settings/after-save.ts'
import { useSession } from '../../../session/session.ts'
import type { ProductDraft } from './rules/draft.ts'
import { draftFromProduct } from './rules/draft-from-product.ts'
import { errorsAfterChange } from './rules/errors-after-change.ts'
import { type FieldErrors, inputFromDraft } from './rules/input-from-draft.ts'
import { mergeDrafts } from './rules/merge-drafts.ts'
import type { ChangeDraft } from './section.ts'

/** How the last attempt to save went. */
export type SaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'refused'; readonly message: string }

/** The product being edited, what is wrong with it, and how to save it. */
export interface ProductEditing {
  readonly draft: ProductDraft
  readonly change: ChangeDraft
  readonly errors: FieldErrors
  readonly isDirty: boolean
  readonly isNew: boolean
  readonly state: SaveState
  /** Gives the saved product; null when it was refused. */
  readonly save: () => Promise<Product | null>
  readonly discard: () => void
  /** Counts how often the fields were filled with something else than what was saved, for inputs that keep what was typed. */
  readonly round: number
  /** What both we and somebody else changed; null: nothing. */
  readonly clashes: readonly AskedClash[] | null
  /** Says whose change counts where both changed the same: that is saved at once, and given as by `save`. Null: nothing is said. */
  readonly settle: (taken: TakenTheirs | null) => Promise<Product | null>
}

interface Clashing {
  readonly clashes: readonly AskedClash[]
  readonly sides: ThreeWays<ProductDraft>
  readonly product: Product
}

interface Opened {
  /** The product as it was read; null for a new one. */
  readonly product: Product | null
  readonly draft: ProductDraft
}

/** Keeps the draft of a product from opening to saving. */
export function useProductEditor(opened: Opened): ProductEditing {
  const { site } = useSession()
  const queries = useQueryClient()
  const [stored, setStored] = useState(opened)
  const [draft, setDraft] = useState(opened.draft)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const [clash, setClash] = useState<Clashing | null>(null)
  const [round, setRound] = useState(0)

  const fill = (next: ProductDraft) => {
    setDraft(next)
    setRound((before) => before + 1)
    setErrors({})
    setState({ kind: 'idle' })
  }

  const refuse = (message: string, fields: FieldErrors) => {
    setErrors(fields)
    setState({ kind: 'refused', message })
    return null
  }

  const accept = (then: ProductDraft, saved: Product) => {
    const next = draftFromProduct(saved, site)
    setStored({ product: saved, draft: next })
    setDraft((now) => ({ ...next, ...afterSave(textsOf(then), textsOf(now), textsOf(next)) }))
    setErrors({})
    setState({ kind: 'idle' })
    queries.setQueryData([readProductCall.name, { params: { productId: saved.id } }], { product: saved })
    void queries.invalidateQueries({ queryKey: [listProductsCall.name] })
    void queries.invalidateQueries({ queryKey: [listShopCollectionsCall.name] })
    return saved
  }

  const send = async (wanted: ProductDraft, from: Opened, mayMerge: boolean): Promise<Product | null> => {
    const { product } = from
    const made = inputFromDraft(wanted, { site, random: Math.random })
    if (!made.ok) return refuse('Please check the marked fields.', made.errors)
    setState({ kind: 'saving' })
    const outcome = product
      ? await call(changeProductCall, {
          params: { productId: product.id },
          body: { ...made.input, updatedAtMs: product.updatedAtMs },
        })
      : await call(createProductCall, { body: made.input })
    if (outcome.ok) return accept(wanted, outcome.reply.product)
    const { status, message, errors: wrong } = outcome.refusal
    return product && status === 409 && mayMerge ? merge(wanted, from, product.id) : refuse(message, wrong)
  }

  /** Puts our draft together with what somebody else saved, and saves it, unless it must be asked about. */
  const merge = async (ours: ProductDraft, from: Opened, productId: string): Promise<Product | null> => {
    const now = await call(readProductCall, { params: { productId } })
    if (!now.ok) return refuse(now.refusal.message, {})
    const { product } = now.reply
    const theirs = draftFromProduct(product, site)
    const sides = { base: from.draft, ours, theirs }
    const merged = mergeDrafts(sides)
    if (merged.clashes.length > 0) {
      setState({ kind: 'idle' })
      setClash({ clashes: merged.clashes, sides, product })
      return null
    }
    setStored({ product, draft: theirs })
    fill(merged.draft)
    return send(merged.draft, { product, draft: theirs }, false)
  }

  const settle: ProductEditing['settle'] = async (taken) => {
    setClash(null)
    if (!clash || !taken) return null
    const { sides, product } = clash
    const { draft: chosen } = mergeDrafts(sides, taken)
    const theirs = { product, draft: sides.theirs }
    setStored(theirs)
    fill(chosen)
    return isSame(chosen, sides.theirs) ? null : send(chosen, theirs, true)
  }

  return {
    draft,
    change: (part) => {
      setErrors((now) => errorsAfterChange(now, part(draft)))
      setDraft((now) => ({ ...now, ...part(now) }))
    },
    errors,
    isDirty: !isSameButBlanks(draft, stored.draft),
    isNew: stored.product === null,
    state,
    round,
    clashes: clash?.clashes ?? null,
    settle,
    save: () => send(draft, stored, true),
    discard: () => fill(stored.draft),
  }
}

/** The texts of a draft: what else there is (variants, files) gets its ids with a save. */
function textsOf(draft: ProductDraft): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
