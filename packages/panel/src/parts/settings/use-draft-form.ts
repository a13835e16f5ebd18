import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { focusFirstProblem } from '../focus-first-problem.ts'
import { toastError, toastOver } from '../toasts/toast.ts'

/** Why a draft was not saved. */
export interface RefusedDraft {
  readonly message: string
  /** By the paths of fields. */
  readonly errors: Readonly<Record<string, string>>
}

interface DraftFormOptions<Draft> {
  /** What is kept already, or what a new one begins with. */
  readonly begun: Draft
  /** Whether there is something to be saved before anything was typed, as in a copy. */
  readonly isDirtyAtFirst?: boolean
  readonly save: (draft: Draft) => Promise<RefusedDraft | null>
  /** The title of the toast that says why it was refused. */
  readonly notSavedTitle: string
}

/** A draft in one form, which is saved as a whole. */
export interface DraftForm<Draft> {
  readonly draft: Draft
  readonly errors: RefusedDraft['errors']
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Whether the screen is left because the draft was saved. */
  readonly isLeaving: RefObject<boolean>
  readonly form: RefObject<HTMLFormElement | null>
  readonly change: (part: Partial<Draft>) => void
  readonly discard: () => void
  readonly submit: (event: FormEvent) => Promise<void>
}

/** Keeps a draft until it is saved; where it is refused, a toast says why and the focus goes to the first field that is wrong. */
export function useDraftForm<Draft extends object>({
  begun,
  isDirtyAtFirst = false,
  save,
  notSavedTitle,
}: DraftFormOptions<Draft>): DraftForm<Draft> {
  const [draft, setDraft] = useState(begun)
  const [errors, setErrors] = useState<RefusedDraft['errors']>({})
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isLeaving = useRef(false)
  const isDirty = isDirtyAtFirst || JSON.stringify(draft) !== JSON.stringify(begun)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isDirty || isSaving) return
    setSaving(true)
    isLeaving.current = true
    const refused = await save(draft)
    isLeaving.current = false
    setSaving(false)
    setErrors(refused?.errors ?? {})
    if (!refused) return toastOver(notSavedTitle)
    toastError(notSavedTitle, refused.message)
    setTimeout(() => focusFirstProblem(form.current))
  }
  return {
    draft,
    errors,
    isDirty,
    isSaving,
    isLeaving,
    form,
    change: (part) => setDraft({ ...draft, ...part }),
    discard: () => setDraft(begun),
    submit,
  }
}
