import { useQueryClient } from '@tanstack/react-query'
import {
  changeProductCall,
  createProductCall,
  listProductsCall,
  listShopCollectionsCall,
  readProductCall,
} from '@vitrine/contract/catalogue/panel-calls'
import type { Product } from '@vitrine/domain/catalogue/product'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useSession } from '../../../session/session.ts'
import type { ProductDraft } from './rules/draft.ts'
import { draftFromProduct } from './rules/draft-from-product.ts'
import { errorsAfterChange } from './rules/errors-after-change.ts'
import { type FieldErrors, inputFromDraft } from './rules/input-from-draft.ts'
import type { ChangeDraft } from './section.ts'

/** How the last attempt to save went. */
export type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'conflict' }
  | { readonly kind: 'refused'; readonly message: string }

/** The product being edited, what is wrong with it, and how to save it. */
export interface ProductEditing {
  readonly draft: ProductDraft
  readonly change: ChangeDraft
  readonly errors: FieldErrors
  readonly isDirty: boolean
  readonly state: SaveState
  /** Gives the saved product; null when it was refused. */
  readonly save: () => Promise<Product | null>
  readonly discard: () => void
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
  const { product } = stored

  const refuse = (message: string, fields: FieldErrors) => {
    setErrors(fields)
    setState({ kind: 'refused', message })
    return null
  }

  const accept = (saved: Product) => {
    const next = draftFromProduct(saved, site)
    setStored({ product: saved, draft: next })
    setDraft(next)
    setErrors({})
    setState({ kind: 'idle' })
    queries.setQueryData([readProductCall.name, { params: { productId: saved.id } }], { product: saved })
    void queries.invalidateQueries({ queryKey: [listProductsCall.name] })
    void queries.invalidateQueries({ queryKey: [listShopCollectionsCall.name] })
    return saved
  }

  const save = async () => {
    const subscription = product?.subscription ?? null
    const made = inputFromDraft(draft, { site, random: Math.random, subscription })
    if (!made.ok) return refuse('Please check the marked fields.', made.errors)
    setState({ kind: 'saving' })
    const outcome = product
      ? await call(changeProductCall, {
          params: { productId: product.id },
          body: { ...made.input, updatedAtMs: product.updatedAtMs },
        })
      : await call(createProductCall, { body: made.input })
    if (outcome.ok) return accept(outcome.reply.product)
    if (outcome.refusal.status === 409) {
      setState({ kind: 'conflict' })
      return null
    }
    return refuse(outcome.refusal.message, outcome.refusal.errors)
  }

  return {
    draft,
    change: (part) => {
      setErrors((now) => errorsAfterChange(now, part(draft)))
      setDraft((now) => ({ ...now, ...part(now) }))
    },
    errors,
    isDirty: draft !== stored.draft && JSON.stringify(draft) !== JSON.stringify(stored.draft),
    state,
    save,
    discard: () => {
      setDraft(stored.draft)
      setErrors({})
      setState({ kind: 'idle' })
    },
  }
}
