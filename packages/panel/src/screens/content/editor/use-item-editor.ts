import { useQueryClient } from '@tanstack/react-query'
import { changeContentItemCall, readItemCall } from '@vitrine/contract/content/item-calls'
import { listTermsCall } from '@vitrine/contract/content/term-calls'
import type { ItemInput } from '@vitrine/domain/content/items/item-input'
import type { Clash } from '@vitrine/domain/merging/merge-three-ways'
import { leftAddress, type PlaceInCollection } from '@vitrine/domain/website/addresses/left-address'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import type { TakenTheirs } from '../../../parts/clash/asked-clash.ts'
import { mergeFields } from '../../../parts/clash/merge-fields.ts'
import { afterSave, isSameButBlanks } from '../../../parts/settings/after-save.ts'
import { standingErrors } from '../../../parts/settings/standing-errors.ts'
import { type SaveState, useDraft } from '../../../parts/settings/use-draft.ts'
import { refreshItems } from '../refresh-items.ts'
import { asItemWork } from './item-work.ts'
import { noteOfItem } from './note-of-item.ts'
import type { OpenedItem } from './opened-item.ts'
import type { ChangeInput } from './section.ts'
import { type Autosave, useAutosave } from './use-autosave.ts'

/** An item as it was saved. */
export type StoredItem = Pick<OpenedItem, 'row' | 'input' | 'updatedAtMs'>

/** The item being edited, what is wrong with it, and how to save it. */
export interface ItemEditing {
  readonly stored: StoredItem
  readonly input: ItemInput
  readonly change: ChangeInput
  readonly errors: Readonly<Record<string, string>>
  readonly state: SaveState<ItemInput>
  readonly isDirty: boolean
  readonly autosave: Autosave
  /** Counts how often the fields were filled with something else than what was saved, for inputs that keep what was typed. */
  readonly round: number
  /** What both we and somebody else changed; null: nothing. */
  readonly clashes: readonly Clash[] | null
  /** Its address as it is stored, when it changes while visitors can know it; null: no link can break. */
  readonly oldAddress: PlaceInCollection | null
  readonly keepsOldAddress: boolean
  readonly setKeepsOldAddress: (keeps: boolean) => void
  /** Saves, with some fields set on the way; what was saved, or null when it was refused. */
  readonly save: (fields?: Partial<ItemInput>) => Promise<StoredItem | null>
  readonly discard: () => Promise<void>
  /** Puts something else in the place of all fields, such as a draft that was kept. */
  readonly fill: (input: ItemInput) => void
  /** Says whose change counts where both changed the same: that is saved at once, and told as by `save`. Null: nothing is said. */
  readonly settle: (taken: TakenTheirs | null) => Promise<StoredItem | null>
}

/** Keeps the draft of an item from opening to saving. */
export function useItemEditor(opened: OpenedItem, draft: OpenedItem['draft']): ItemEditing {
  const queries = useQueryClient()
  const itemId = opened.row.id
  const [input, setInput] = useState<ItemInput>(draft?.input ?? shownInput(opened))
  const [keepsOldAddress, setKeepsOldAddress] = useState(true)

  const save = async (wanted: ItemInput, from: StoredItem) => {
    await autosave.hold()
    const isMoved = leftAddressOf(from, wanted) !== null
    const body = { ...wanted, updatedAtMs: from.updatedAtMs, keepsOldAddress: isMoved && keepsOldAddress }
    const outcome = await call(changeContentItemCall, { params: { itemId }, body })
    autosave.release()
    return outcome
  }
  // A draft that is kept from now on is one of this version.
  const onStored = (next: StoredItem) => noteOfItem(queries, itemId, next)
  const onSaved = (saved: StoredItem) => {
    autosave.forget()
    setKeepsOldAddress(true)
    noteOfItem(queries, itemId, { ...saved, draft: null })
    refreshItems(queries)
    void queries.invalidateQueries({ queryKey: [listTermsCall.name] })
  }
  const read = () => call(readItemCall, { params: { itemId } })
  const saving = useDraft<ItemInput, StoredItem, Clash>(
    opened,
    { draftOf: shownInput, read, save, merge: mergeFields, afterSave, onStored, onSaved },
    setInput,
  )
  const { stored, state, round, clashes, fill } = saving
  const base = shownInput(stored)
  const isDirty = !isSameButBlanks(input, base)
  const autosave = useAutosave(itemId, {
    ...{ input, isDirty },
    baseAtMs: stored.updatedAtMs,
    keptAtMs: draft?.savedAtMs ?? null,
  })

  /** Saving goes on when the editor is left: what is refused by then is kept as a draft. */
  const saveOn = (work: () => Promise<StoredItem | null>) =>
    asItemWork(queries, itemId, async () => {
      const saved = await work()
      if (saved === null) await autosave.flush()
      return saved
    })

  return {
    ...{ stored, input, state, isDirty, autosave, round, keepsOldAddress, setKeepsOldAddress },
    ...{ clashes, fill },
    oldAddress: leftAddressOf(stored, input),
    errors: standingErrors(state, input),
    change: (part) => setInput((now) => ({ ...now, ...part(now) })),
    save: (fields = {}) => saveOn(() => saving.save(input, { ...input, ...fields })),
    settle: (taken) => saveOn(() => saving.settle(taken)),
    discard: async () => {
      setKeepsOldAddress(true)
      fill(base)
      await autosave.drop()
    },
  }
}

function leftAddressOf({ row, input }: StoredItem, wanted: ItemInput): PlaceInCollection | null {
  const { collectionId, shelf } = row
  const isSeen = shelf === 'published'
  return leftAddress({ collectionId, urlId: input.urlId }, { collectionId, urlId: wanted.urlId }, { isSeen })
}

/** What was scheduled and has come is published; what is published for later is scheduled. */
export function shownInput({ row, input }: Pick<OpenedItem, 'row' | 'input'>): ItemInput {
  return row.shelf === 'trash' ? input : { ...input, status: row.shelf }
}
