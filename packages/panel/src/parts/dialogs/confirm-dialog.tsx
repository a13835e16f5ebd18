import { Alert, Button, Modal, type ModalProps, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { refusalIn, type ShownChange } from '../changes/use-change.ts'
import { BackGuard } from './back-guard.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { WayBackButton } from './way-back-button.tsx'

interface ConfirmDialogProps extends Pick<ModalProps, 'size'> {
  /** What is asked, which is the name of the dialog. */
  readonly title: string
  /** What the button does, in its words. */
  readonly action: ReactNode
  /** Whether something is lost by it. */
  readonly tone?: 'danger' | 'plain'
  /** What the button sends; a dialog whose answer sends nothing yet leaves this out. */
  readonly change?: ShownChange
  /** Whether it is not known yet, or cannot be told, what would happen: the button waits. */
  readonly isWaiting?: boolean
  /** Whether it cannot be done: then it can only be closed. */
  readonly isOver?: boolean
  /** Whether "Cancel" would be read as an act upon what is shown, such as an order: the way back is called "Back" then. */
  readonly isCancelAnAct?: boolean
  /** Called when it is confirmed, but not while the change is on its way. */
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** What happens then: a sentence, or more than that, with choices. */
  readonly children: ReactNode
}

/** Asks before something is done. The keyboard begins at the way back; a refusal is said in the dialog, which stays until its change has arrived. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, tone = 'plain', change, isWaiting = false, isOver = false, children } = props
  const { isCancelAnAct = false } = props
  const { onConfirm, onClose } = props
  // Without fields, what is said of one is said of the whole.
  const refusal = change ? refusalIn(change) : null
  const isSaving = change?.state.kind === 'saving'
  const close = () => {
    if (isSaving) return
    change?.forget()
    onClose()
  }
  return (
    <Modal opened onClose={close} title={title} size={props.size ?? 'md'} aria-busy={isSaving}>
      {isSaving && <BackGuard stake="saving" />}
      <Stack>
        <div role="alert">
          {refusal && <Alert color="red">{Object.values(refusal.errors)[0] ?? refusal.message}</Alert>}
        </div>
        {typeof children === 'string' ? <Text size="sm">{children}</Text> : children}
        <DialogButtons>
          <WayBackButton isSaving={isSaving} onClick={close} isFirst>
            {isOver ? 'Close' : isCancelAnAct ? 'Back' : 'Cancel'}
          </WayBackButton>
          {!isOver && (
            <Button
              color={tone === 'danger' ? 'red.9' : undefined}
              loading={isSaving}
              disabled={isWaiting}
              onClick={onConfirm}
            >
              {action}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
