import { Alert, Button, Modal, Stack } from '@mantine/core'
import type { Refusal } from '@vitrine/contract/client/outcome'
import type { ReactNode } from 'react'
import { DialogButtons } from '../../parts/dialogs/dialog-buttons.tsx'

interface MemberDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly onSubmit: () => void
  readonly isSaving: boolean
  readonly refusal: Refusal | null
  /** What the button does, in its words. */
  readonly action: string
  readonly isDangerous?: boolean
  readonly children: ReactNode
}

/** A dialog about areas, plans or members: fields, what was refused, and two buttons. */
export function MemberDialog(props: MemberDialogProps) {
  const { title, onClose, onSubmit, isSaving, refusal, action, isDangerous = false, children } = props
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving) onSubmit()
        }}
      >
        <Stack>
          <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
          {children}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              Cancel
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
