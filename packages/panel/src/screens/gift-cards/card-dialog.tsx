import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import type { Refusal } from '@vitrine/contract/client/outcome'
import type { ReactNode } from 'react'

interface CardDialogProps {
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

/** A dialog about a gift card: fields, what was refused, and two buttons. */
export function CardDialog(props: CardDialogProps) {
  const { title, onClose, onSubmit, isSaving, refusal, action, isDangerous = false, children } = props
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
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
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={isSaving} color={isDangerous ? 'red.9' : undefined}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
