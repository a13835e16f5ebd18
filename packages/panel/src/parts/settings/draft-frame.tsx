import { Fieldset } from '@mantine/core'
import type { ReactNode } from 'react'
import { ClashDialog } from '../clash/clash-dialog.tsx'
import { UnreadFieldsContext, useUnreadFields } from '../fields/unread-fields.ts'
import { SaveBar } from '../save-bar.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import type { DraftForm } from './use-draft-form.ts'

type DraftFrameProps<Draft> = Omit<DraftForm<Draft>, 'draft' | 'errors' | 'change'> & {
  readonly children: ReactNode
}

/** The form around the fields of a draft: with the bar that saves it, and the question before unsaved words are left. */
export function DraftFrame<Draft>(props: DraftFrameProps<Draft>) {
  const { form, submit, isSaving, isLeaving, clashes, settle, children } = props
  const unread = useUnreadFields()
  const isDirty = props.isDirty || unread.areThere
  const discard = () => {
    props.discard()
    unread.forget()
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Fieldset variant="unstyled" miw={0}>
        <UnreadFieldsContext value={unread.ofForm}>{children}</UnreadFieldsContext>
      </Fieldset>
      <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      <UnsavedGuard isDirty={isDirty} isSaving={isSaving} isLeaving={isLeaving} />
      <ClashDialog
        clashes={clashes}
        onChoose={(taken) => void settle(taken)}
        onClose={() => void settle(null)}
      />
    </form>
  )
}
