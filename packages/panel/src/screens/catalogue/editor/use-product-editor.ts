import { useQueryClient } from '@tanstack/react-query'
import {
  changeProductCall,
  createProductCall,
  readProductCall,
} from '@vitrine/contract/catalogue/panel-calls'
import type { Outcome } from '@vitrine/contract/client/outcome'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { StockVersions } from '@vitrine/domain/catalogue/stock/stock-edit'
import { leftAddress, type PlaceInCollection } from '@vitrine/domain/website/addresses/left-address'
import { useCallback, useState } from 'react'
import { call } from '../../../call/client.ts'
import { readAfter } from '../../../call/read-after.ts'
import type { AskedClash, TakenTheirs } from '../../../parts/clash/asked-clash.ts'
import { isSameButBlanks } from '../../../parts/settings/after-save.ts'
import { type SaveState, useDraft } from '../../../parts/settings/use-draft.ts'
import { useSession } from '../../../session/session.ts'
import type { ProductDraft } from './rules/draft.ts'
import { draftAfterSave, withSentKeys } from './rules/draft-after-save.ts'
import { draftFromProduct } from './rules/draft-from-product.ts'
import { type FieldErrors, inputFromDraft } from './rules/input-from-draft.ts'
import { mergeDrafts } from './rules/merge-drafts.ts'
import { standingErrors } from './rules/standing-errors.ts'
import { withCounted } from './rules/variants/counted-meanwhile.ts'
import type { ChangeDraft } from './section.ts'

/** The product being edited, what is wrong with it, and how to save it. */
export interface ProductEditing {
  readonly draft: ProductDraft
  readonly change: ChangeDraft
  readonly errors: FieldErrors
  readonly isDirty: boolean
  readonly state: SaveState<ProductDraft>
  /** Gives the saved product; null when it was refused. */
  readonly save: () => Promise<Product | null>
  readonly discard: () => void
  /** Its address as it is stored, when it changes while visitors can know it; null: no link can break. */
  readonly oldAddress: PlaceInCollection | null
  readonly keepsOldAddress: boolean
  readonly setKeepsOldAddress: (keeps: boolean) => void
  /** Counts how often the fields were filled with something else than what was saved, for inputs that keep what was typed. */
  readonly round: number
  /** What both we and somebody else changed; null: nothing. */
  readonly clashes: readonly AskedClash[] | null
  /** Says whose change counts where both changed the same: that is saved at once, and given as by `save`. Null: nothing is said. */
  readonly settle: (taken: TakenTheirs | null) => Promise<Product | null>
}

interface Opened {
  /** The product as it was read; null for a new one. */
  readonly product: Product | null
  readonly stockVersions: StockVersions
  readonly draft: ProductDraft
}

const noErrors: FieldErrors = {}

/** Keeps the draft of a product from opening to saving. */
export function useProductEditor(opened: Opened): ProductEditing {
  const { site } = useSession()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(opened.draft)
  const [keepsOldAddress, setKeepsOldAddress] = useState(true)
  const change = useCallback<ChangeDraft>((part) => setDraft((now) => ({ ...now, ...part(now) })), [])

  const readAgain = async (productId: string, seen: StockVersions): Promise<Outcome<Opened>> => {
    const outcome = await call(readProductCall, { params: { productId } })
    if (!outcome.ok) return outcome
    const { product, stockVersions } = outcome.reply
    const draft = withCounted(draftFromProduct(product, site), { seen, now: stockVersions })
    return { ok: true, reply: { product, stockVersions, draft } }
  }
  const save = async (
    wanted: ProductDraft,
    { product, stockVersions: seen }: Opened,
  ): Promise<Outcome<Opened>> => {
    const made = inputFromDraft(wanted, { site, random: Math.random })
    if (!made.ok) {
      const { errors } = made
      return { ok: false, refusal: { status: 400, message: 'Please check the marked fields.', errors } }
    }
    const outcome = product
      ? await call(changeProductCall, {
          params: { productId: product.id },
          body: {
            ...made.input,
            updatedAtMs: product.updatedAtMs,
            stockVersions: seen,
            keepsOldAddress: keepsOldAddress && leftAddressOf(product, made.input) !== null,
          },
        })
      : await call(createProductCall, { body: made.input })
    if (!outcome.ok) return outcome
    void readAfter(queries, product ? changeProductCall : createProductCall)
    const { product: saved, stockVersions } = outcome.reply
    const reply = {
      product: saved,
      stockVersions,
      draft: withSentKeys(draftFromProduct(saved, site), wanted),
    }
    return { ok: true, reply }
  }
  const read = ({ product, stockVersions }: Opened) => (product ? readAgain(product.id, stockVersions) : null)
  const onSaved = ({ product, stockVersions }: Opened) => {
    setKeepsOldAddress(true)
    if (product)
      queries.setQueryData([readProductCall.name, { params: { productId: product.id } }], {
        product,
        stockVersions,
      })
  }
  const saving = useDraft<ProductDraft, Opened, AskedClash>(
    opened,
    { draftOf: (each) => each.draft, read, save, merge: mergeDrafts, afterSave: draftAfterSave, onSaved },
    setDraft,
  )
  const { stored, state, round, clashes } = saving

  return {
    ...{ draft, state, round, clashes, keepsOldAddress, setKeepsOldAddress },
    oldAddress: stored.product && leftAddressOf(stored.product, draft),
    change,
    errors: state.kind === 'refused' ? standingErrors(state.refusal.errors, state.typed, draft) : noErrors,
    isDirty: !isSameButBlanks(draft, stored.draft),
    settle: async (taken) => (await saving.settle(taken))?.product ?? null,
    save: async () => (await saving.save(draft))?.product ?? null,
    discard: () => {
      setKeepsOldAddress(true)
      saving.fill(stored.draft)
    },
  }
}

function leftAddressOf(product: Product, next: PlaceInCollection): PlaceInCollection | null {
  return leftAddress(product, next, { isSeen: product.isVisible })
}
