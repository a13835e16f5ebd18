import { Alert, Button, Stack } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { refusalIn, type ShownChange } from '../changes/use-change.ts'
import { DialogButtons } from './dialog-buttons.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { useMessageAbove } from './use-message-above.ts'
import { WayBackButton } from './way-back-button.tsx'

interface FormDialogProps {
  readonly title: string
  /** Whether it is shown; a dialog that is drawn only while it is asked for leaves this out. */
  readonly isOpen?: boolean
  readonly onClose: () => void
  /** Called when the form is sent, but not while the change is on its way; the browser itself sends nothing. */
  readonly onSubmit: () => void
  /** What the form sends. */
  readonly change: ShownChange
  /** What is said in place of why the change was refused; left out, that is said by the fields or above them. */
  readonly message?: string | null | undefined
  /** What the button does, in its words. */
  readonly action: string
  /** Whether something is lost by it: then the button alone sends it, not Enter in a field. */
  readonly isDangerous?: boolean
  /** Whether it cannot be sent yet: the button waits. */
  readonly isWaiting?: boolean
  /** Whether it cannot be done any more: then it can only be closed. */
  readonly isOver?: boolean
  /** Whether "Cancel" would be read as an act upon what is shown, such as an order: the way back is called "Back" then. */
  readonly isCancelAnAct?: boolean
  /** Whether something was changed that no field tells of. */
  readonly isDirty?: boolean
  readonly children: ReactNode
  readonly size?: string
}

/** A dialog that changes something: fields, what was refused, and two buttons. It stays until its change has arrived. */
export function FormDialog(props: FormDialogProps) {
  const { title, isOpen = true, onSubmit, change, action } = props
  const { isDangerous = false, isDirty = false, isOver = false, isCancelAnAct = false } = props
  const { isWaiting = false } = props
  const form = useRef<HTMLFormElement>(null)
  const above = useMessageAbove(form, refusalIn(change))
  const { message = above } = props
  const isSaving = change.state.kind === 'saving'
  const send = () => {
    if (!isSaving && !isOver && !isWaiting) onSubmit()
  }
  const close = () => {
    if (isSaving) return
    change.forget()
    props.onClose()
  }
  return (
    <DialogFrame
      opened={isOpen}
      onClose={close}
      title={title}
      size={props.size ?? 'md'}
      isDirty={isDirty}
      isSaving={isSaving}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A form around the dialog is not sent with it.
          event.stopPropagation()
          if (!isDangerous) send()
        }}
      >
        <Stack>
          <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
          {props.children}
          <DialogButtons>
            <WayBackButton isSaving={isSaving} onClick={close}>
              {isOver ? 'Close' : isCancelAnAct ? 'Back' : 'Cancel'}
            </WayBackButton>
            {!isOver && (
              <Button
                type={isDangerous ? 'button' : 'submit'}
                loading={isSaving}
                disabled={isWaiting}
                color={isDangerous ? 'red.9' : undefined}
                onClick={isDangerous ? send : undefined}
              >
                {action}
              </Button>
            )}
          </DialogButtons>
        </Stack>
      </form>
    </DialogFrame>
  )
}
