import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { PreparedCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'

interface NameFormDialogProps<Reply> {
  readonly title: string
  readonly name: string
  readonly button: string
  /** What is said when it is done; left out where what opens then says it. */
  readonly saved?: string
  readonly onClose: () => void
  readonly save: (name: string) => PreparedCall<Reply>
  readonly onSaved: (reply: Reply) => void
  readonly children?: ReactNode
}

/** Asks what a form is called. */
export function NameFormDialog<Reply>(props: NameFormDialogProps<Reply>) {
  const { title, button, saved, onClose, save, onSaved, children } = props
  const [name, setName] = useState(props.name)
  const change = useChange<Reply>({ goOn: onSaved })
  const refusal = refusalIn(change)
  return (
    <FormDialog
      title={title}
      action={button}
      change={change}
      message={null}
      onSubmit={() => void change.send(save(name), saved)}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        description="Visitors who listen to the page hear it, and mails about submissions begin with it."
        value={name}
        maxLength={500}
        error={refusal && (refusal.errors.name ?? refusal.message)}
        data-autofocus
        onChange={(event) => {
          change.forget()
          setName(event.currentTarget.value)
        }}
      />
      {children}
    </FormDialog>
  )
}
