import type { ReactNode } from 'react'
import { SaveBar } from '../save-bar.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import type { DraftForm } from './use-draft-form.ts'

type DraftFrameProps<Draft> = Pick<
  DraftForm<Draft>,
  'form' | 'submit' | 'isDirty' | 'isSaving' | 'isLeaving' | 'discard'
> & { readonly children: ReactNode }

/** The form around the fields of a draft: with the bar that saves it, and the question before unsaved words are left. */
export function DraftFrame<Draft>(props: DraftFrameProps<Draft>) {
  const { form, submit, isDirty, isSaving, isLeaving, discard, children } = props
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      <UnsavedGuard isDirty={isDirty} isLeaving={isLeaving} />
    </form>
  )
}
