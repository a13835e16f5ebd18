import { Alert, Button, Modal, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { DialogButtons } from '../../../parts/dialogs/dialog-buttons.tsx'

interface OrderDialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly isSaving: boolean
  readonly message: string | null
  /** What the button does, in its words. */
  readonly action: string
  readonly isDangerous?: boolean
  readonly children: ReactNode
  readonly size?: string
}

/** A dialog that changes an order: fields, what was refused, and two buttons. */
export function OrderDialog(props: OrderDialogProps) {
  const {
    title,
    isOpen,
    onClose,
    onSubmit,
    isSaving,
    message,
    action,
    isDangerous = false,
    children,
    size,
  } = props
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={size ?? 'md'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
          {children}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={isSaving} color={isDangerous ? 'red.9' : undefined}>
              {action}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
