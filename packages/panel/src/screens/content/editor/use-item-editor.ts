import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { changeContentItemCall, readItemCall } from '@vitrine/contract/content/item-calls'
import { listTermsCall } from '@vitrine/contract/content/term-calls'
import type { ItemInput } from '@vitrine/domain/content/items/item-input'
import { isSame } from '@vitrine/domain/merging/is-same'
import { type Clash, clashKey, mergeThreeWays } from '@vitrine/domain/merging/merge-three-ways'
import type { ThreeWays } from '@vitrine/domain/merging/three-ways'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { sideOf, type TakenTheirs } from '../../../parts/clash/asked-clash.ts'
import { afterSave, isSameButBlanks } from '../../../parts/settings/after-save.ts'
import { refreshItems } from '../refresh-items.ts'
import type { ChangeInput } from './section.ts'
import { type Autosave, useAutosave } from './use-autosave.ts'

/** An item as it was read. */
export type OpenedItem = ReplyOf<typeof readItemCall>

/** An item as it was saved. */
export type StoredItem = Pick<OpenedItem, 'row' | 'input' | 'updatedAtMs'>

/** How the last attempt to save went. */
type SaveState = { readonly kind: 'idle' | 'saving' } | { readonly kind: 'refused'; readonly message: string }

interface Clashing {
  readonly clashes: readonly Clash[]
  readonly sides: ThreeWays<ItemInput>
  readonly theirs: StoredItem
}

/** The item being edited, what is wrong with it, and how to save it. */
export interface ItemEditing {
  readonly stored: StoredItem
  readonly input: ItemInput
  readonly change: ChangeInput
  readonly errors: Readonly<Record<string, string>>
  readonly state: SaveState
  readonly isDirty: boolean
  readonly autosave: Autosave
  /** Counts how often the fields were filled with something else than what was saved, for inputs that keep what was typed. */
  readonly round: number
  /** What both we and somebody else changed; null: nothing. */
  readonly clashes: readonly Clash[] | null
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
export function useItemEditor(opened: OpenedItem, draft: ItemInput | null): ItemEditing {
  const queries = useQueryClient()
  const [stored, setStored] = useState<StoredItem>(opened)
  const base = shownInput(stored)
  const [input, setInput] = useState<ItemInput>(draft ?? base)
  const [errors, setErrors] = useState<ItemEditing['errors']>({})
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const [clash, setClash] = useState<Clashing | null>(null)
  const [round, setRound] = useState(0)
  const [keepsOldAddress, setKeepsOldAddress] = useState(true)
  const itemId = opened.row.id
  const isDirty = !isSameButBlanks(input, base)
  const autosave = useAutosave(itemId, { input, isDirty, baseAtMs: stored.updatedAtMs })

  const fill = (next: ItemInput) => {
    setInput(next)
    setRound((now) => now + 1)
  }
  const accept = (then: ItemInput, saved: StoredItem) => {
    setStored(saved)
    setInput((now) => afterSave(then, now, shownInput(saved)))
    setErrors({})
    setState({ kind: 'idle' })
    queries.setQueryData<OpenedItem>([readItemCall.name, { params: { itemId } }], (now) =>
      now ? { ...now, ...saved, draft: null } : now,
    )
    refreshItems(queries)
    void queries.invalidateQueries({ queryKey: [listTermsCall.name] })
    return saved
  }
  const refuse = (message: string, fields: ItemEditing['errors']) => {
    setErrors(fields)
    setState({ kind: 'refused', message })
    return null
  }

  const send = async (
    wanted: ItemInput,
    from: StoredItem,
    { typed, mayMerge }: { readonly typed: ItemInput; readonly mayMerge: boolean },
  ): Promise<StoredItem | null> => {
    const isMoved = from.row.shelf === 'published' && wanted.urlId !== from.input.urlId
    const body = { ...wanted, updatedAtMs: from.updatedAtMs, keepsOldAddress: isMoved && keepsOldAddress }
    const outcome = await call(changeContentItemCall, { params: { itemId }, body })
    if (outcome.ok) return accept(typed, outcome.reply)
    if (outcome.refusal.status !== 409 || !mayMerge)
      return refuse(outcome.refusal.message, outcome.refusal.errors)
    const now = await call(readItemCall, { params: { itemId } })
    if (!now.ok) return refuse(now.refusal.message, {})
    const sides = { base: shownInput(from), ours: wanted, theirs: shownInput(now.reply) }
    const { value: merged, clashes } = mergeThreeWays(sides)
    if (clashes.length === 0) return send(merged, now.reply, { typed, mayMerge: false })
    setState({ kind: 'idle' })
    setClash({ clashes, sides, theirs: now.reply })
    return null
  }

  /** `typed` is what the form shows as the save begins. */
  const saveOver = async (
    wanted: ItemInput,
    from: StoredItem,
    typed: ItemInput,
  ): Promise<StoredItem | null> => {
    setState({ kind: 'saving' })
    await autosave.stop()
    return send(wanted, from, { typed, mayMerge: true })
  }

  const settle: ItemEditing['settle'] = async (taken) => {
    setClash(null)
    if (!clash || !taken) return null
    const { sides, theirs } = clash
    const { value } = mergeThreeWays(sides, { choose: (each) => sideOf(clashKey(each), taken) })
    setStored(theirs)
    fill(value)
    return isSame(value, sides.theirs) ? null : saveOver(value, theirs, value)
  }

  return {
    ...{ stored, input, errors, state, isDirty, autosave, round, keepsOldAddress, setKeepsOldAddress },
    clashes: clash?.clashes ?? null,
    change: (part) => {
      setErrors((now) => standing(now, Object.keys(part(input))))
      setInput((now) => ({ ...now, ...part(now) }))
    },
    save: (fields = {}) => saveOver({ ...input, ...fields }, stored, input),
    discard: async () => {
      fill(base)
      setErrors({})
      setState({ kind: 'idle' })
      await autosave.drop()
    },
    fill,
    settle,
  }
}

/** What was scheduled and has come is published; what is published for later is scheduled. */
export function shownInput({ row, input }: Pick<OpenedItem, 'row' | 'input'>): ItemInput {
  return row.shelf === 'trash' ? input : { ...input, status: row.shelf }
}

/** What is being corrected is no longer marked. */
function standing(errors: ItemEditing['errors'], changed: readonly string[]): ItemEditing['errors'] {
  const kept = Object.entries(errors).filter(([path]) => !changed.includes(path.split('.')[0] ?? ''))
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept)
}
