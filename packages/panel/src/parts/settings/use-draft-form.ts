import type { Outcome } from '@vitrine/contract/client/outcome'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { AskedClash, TakenTheirs } from '../clash/asked-clash.ts'
import { askedMerge } from '../clash/merge-fields.ts'
import { focusFirstProblem } from '../focus-first-problem.ts'
import { toastError, toastOver } from '../toasts/toast.ts'
import { afterSave, isSameButBlanks } from './after-save.ts'
import { standingErrors } from './standing-errors.ts'
import { useDraft } from './use-draft.ts'

/** Where a draft in one form comes from and goes to. */
export interface DraftFormOptions<Draft, Stored> {
  /** What is kept already, or what a new one begins with. */
  readonly opened: Stored
  readonly draftOf: (stored: Stored) => Draft
  /** Reads what is kept now; null where nothing is, as it is new. */
  readonly read: (stored: Stored) => Promise<Outcome<Stored>> | null
  readonly updatedAtMsOf: (stored: Stored) => number
  /** Whether there is something to be saved before anything was typed, as in a copy. */
  readonly isDirtyAtFirst?: boolean
  readonly save: (draft: Draft, over: Stored) => Promise<Outcome<Stored>>
  /** Says so, and leads where the screen goes from here. */
  readonly onSaved: (saved: Stored) => void | Promise<void>
  /** The title of the toast that says why it was refused. */
  readonly notSavedTitle: string
  /** What the fields are called, for the question whose change counts. */
  readonly fieldLabels: Readonly<Partial<Record<keyof Draft & string, string>>>
}

/** A draft in one form, which is saved as a whole. */
export interface DraftForm<Draft> {
  readonly draft: Draft
  /** By the paths of fields. */
  readonly errors: Readonly<Record<string, string>>
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Whether the screen is left because the draft was saved. */
  readonly isLeaving: RefObject<boolean>
  readonly form: RefObject<HTMLFormElement | null>
  readonly change: (part: Partial<Draft>) => void
  readonly discard: () => void
  readonly submit: (event: FormEvent) => Promise<void>
  /** What both we and somebody else changed; null: nothing. */
  readonly clashes: readonly AskedClash[] | null
  readonly settle: (taken: TakenTheirs | null) => Promise<void>
}

/** Keeps a draft until it is saved; where it is refused, a toast says why and the focus goes to the first field that is wrong. */
export function useDraftForm<Draft extends object, Stored>(
  options: DraftFormOptions<Draft, Stored>,
): DraftForm<Draft> {
  const { opened, draftOf, read, updatedAtMsOf, isDirtyAtFirst = false, save, notSavedTitle } = options
  const [first] = useState(opened)
  const [draft, setDraft] = useState(() => draftOf(opened))
  const form = useRef<HTMLFormElement>(null)
  const isLeaving = useRef(false)
  const saving = useDraft<Draft, Stored, AskedClash>(
    first,
    {
      ...{ draftOf, read, updatedAtMsOf, save, afterSave },
      merge: askedMerge(options.fieldLabels),
      onRefused: ({ message }) => {
        toastError(notSavedTitle, message)
      },
    },
    setDraft,
  )
  const { stored, state, clashes } = saving
  useEffect(() => {
    if (state.kind === 'refused') focusFirstProblem(form.current)
  }, [state])
  const isSaving = state.kind === 'saving'
  const isDirty = (isDirtyAtFirst && stored === first) || !isSameButBlanks(draft, draftOf(stored))
  saving.follow(opened, isDirty)

  const tell = async (saved: Stored | null) => {
    if (!saved) return
    toastOver(notSavedTitle)
    isLeaving.current = true
    await options.onSaved(saved)
    isLeaving.current = false
  }
  return {
    ...{ draft, isDirty, isSaving, isLeaving, form, clashes },
    errors: standingErrors(state, draft),
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    discard: () => saving.fill(draftOf(stored)),
    submit: async (event) => {
      event.preventDefault()
      if (isDirty && !isSaving) await tell(await saving.save(draft))
    },
    settle: async (taken) => tell(await saving.settle(taken)),
  }
}
