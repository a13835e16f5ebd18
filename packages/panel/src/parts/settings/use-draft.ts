import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import { isSame } from '@vitrine/domain/merging/is-same'
import type { ThreeWays } from '@vitrine/domain/merging/three-ways'
import { useState } from 'react'
import { nothingTaken, type TakenTheirs } from '../clash/asked-clash.ts'

/** Two drafts of the same put together. */
interface MergedDraft<Draft, Asked> {
  /** What either of them changed; where both did, ours, unless theirs was taken. */
  readonly draft: Draft
  /** What both changed, each in another way. */
  readonly clashes: readonly Asked[]
}

/** How drafts of one kind are read, saved and put together. */
export interface DraftSource<Draft, Stored, Asked> {
  /** What the fields show of what is stored. */
  readonly draftOf: (stored: Stored) => Draft
  /** Reads what is stored now, to be held against ours; null where nothing is, as it is new. */
  readonly read: (stored: Stored, ours: Draft) => Promise<Outcome<Stored>> | null
  /** When it was changed last, by which the newer of two is known. */
  readonly updatedAtMsOf?: ((stored: Stored) => number) | undefined
  /** Saves a draft of what was stored; 409 where somebody else saved since. */
  readonly save: (draft: Draft, over: Stored) => Promise<Outcome<Stored>>
  readonly merge: (sides: ThreeWays<Draft>, taken: TakenTheirs) => MergedDraft<Draft, Asked>
  /** What the fields show when it was saved: `then` is what they showed as the save began. */
  readonly afterSave: (then: Draft, now: Draft, saved: Draft) => Draft
  /** What is held against the draft is another now: something was saved, by us or by somebody else. */
  readonly onStored?: (stored: Stored) => void
  readonly onSaved?: (saved: Stored) => void
  readonly onRefused?: (refusal: Refusal) => void
}

/** How the last attempt to save went. */
export type SaveState<Draft> =
  | { readonly kind: 'idle' | 'saving' }
  /** What was wrong is wrong in `typed`: what was changed since is no longer marked. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly typed: Draft }

/** The way of a draft from opening to saving. */
export interface DraftSaving<Draft, Stored, Asked> {
  readonly stored: Stored
  readonly state: SaveState<Draft>
  /** What both we and somebody else changed; null: nothing. */
  readonly clashes: readonly Asked[] | null
  /** Counts how often the fields were filled with something else than what was saved, for inputs that keep what was typed. */
  readonly round: number
  /** Saves `wanted`, which is what the fields show, or a little more; gives what was saved, or null. */
  readonly save: (typed: Draft, wanted?: Draft) => Promise<Stored | null>
  /** Says whose change counts where both changed the same: that is saved at once, and given as by `save`. Null: nothing is said. */
  readonly settle: (taken: TakenTheirs | null) => Promise<Stored | null>
  /** Puts something else in the place of all fields. */
  readonly fill: (draft: Draft) => void
  /** Begins with what is stored now, unless something is unsaved: what is written is held against what it began with. */
  readonly follow: (newest: Stored, isDirty: boolean) => void
}

interface Sending<Draft> {
  /** What the fields showed as the save began. */
  readonly typed: Draft
  readonly mayMerge: boolean
}

interface Clashing<Draft, Stored, Asked> extends MergedDraft<Draft, Asked> {
  readonly sides: ThreeWays<Draft>
  readonly theirs: Stored
  readonly typed: Draft
}

/**
 * Saves a draft, and puts it together with what others saved meanwhile, or asks about it. What is typed while anything of that goes on stays: the
 * fields are only ever changed from what they show at that moment, by `put`.
 */
export function useDraft<Draft extends object, Stored, Asked>(
  opened: Stored,
  source: DraftSource<Draft, Stored, Asked>,
  put: (next: (now: Draft) => Draft) => void,
): DraftSaving<Draft, Stored, Asked> {
  const { draftOf, read, updatedAtMsOf, merge, afterSave, onStored, onSaved, onRefused } = source
  const [stored, setStored] = useState(opened)
  const [state, setState] = useState<SaveState<Draft>>({ kind: 'idle' })
  const [clash, setClash] = useState<Clashing<Draft, Stored, Asked> | null>(null)
  const [round, setRound] = useState(0)

  const keep = (next: Stored) => {
    setStored(next)
    onStored?.(next)
  }

  /** Shows `next`, which was made of `typed`, with what was typed since. */
  const carryOn = (typed: Draft, next: Draft) =>
    put((now) => merge({ base: typed, ours: now, theirs: next }, nothingTaken).draft)

  const accept = (typed: Draft, saved: Stored) => {
    keep(saved)
    put((now) => afterSave(typed, now, draftOf(saved)))
    setState({ kind: 'idle' })
    onSaved?.(saved)
    return saved
  }

  const refuse = (typed: Draft, refusal: Refusal) => {
    setState({ kind: 'refused', refusal, typed })
    onRefused?.(refusal)
    return null
  }

  const send = async (wanted: Draft, over: Stored, { typed, mayMerge }: Sending<Draft>) => {
    const outcome = await source.save(wanted, over)
    if (outcome.ok) return accept(typed, outcome.reply)
    if (!mayMerge) {
      // What is wrong is told of what both made of it.
      keep(over)
      carryOn(typed, wanted)
      return refuse(wanted, outcome.refusal)
    }
    const reading = outcome.refusal.status === 409 ? read(over, wanted) : null
    return reading ? sendMerged(wanted, { over, typed, reading }) : refuse(typed, outcome.refusal)
  }

  /** Puts our draft together with what somebody else saved, and saves it, unless it must be asked about. */
  const sendMerged = async (
    ours: Draft,
    {
      over,
      typed,
      reading,
    }: { readonly over: Stored; readonly typed: Draft; readonly reading: Promise<Outcome<Stored>> },
  ): Promise<Stored | null> => {
    const now = await reading
    if (!now.ok) return refuse(typed, now.refusal)
    const theirs = now.reply
    const sides = { base: draftOf(over), ours, theirs: draftOf(theirs) }
    const merged = merge(sides, nothingTaken)
    if (merged.clashes.length === 0) return send(merged.draft, theirs, { typed, mayMerge: false })
    setState({ kind: 'idle' })
    setClash({ ...merged, sides, theirs, typed })
    return null
  }

  const saveOver = (wanted: Draft, over: Stored, typed: Draft) => {
    setState({ kind: 'saving' })
    return send(wanted, over, { typed, mayMerge: true })
  }

  const settle = async (taken: TakenTheirs | null) => {
    setClash(null)
    if (!clash || !taken) return null
    const { sides, theirs, typed } = clash
    const { draft: chosen } = merge(sides, taken)
    keep(theirs)
    carryOn(typed, chosen)
    setRound((before) => before + 1)
    return isSame(chosen, sides.theirs) ? null : saveOver(chosen, theirs, chosen)
  }

  return {
    ...{ stored, state, round, settle },
    clashes: clash?.clashes ?? null,
    save: (typed, wanted = typed) => saveOver(wanted, stored, typed),
    follow: (newest, isDirty) => {
      const isNewer = updatedAtMsOf !== undefined && updatedAtMsOf(newest) > updatedAtMsOf(stored)
      if (!isNewer || isDirty || state.kind === 'saving') return
      keep(newest)
      put((now) => afterSave(now, now, draftOf(newest)))
    },
    fill: (draft) => {
      put(() => draft)
      setRound((before) => before + 1)
      setState({ kind: 'idle' })
    },
  }
}
