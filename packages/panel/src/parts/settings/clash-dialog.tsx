import { Button, List, Modal, Text } from '@mantine/core'
import { DialogButtons } from '../dialogs/dialog-buttons.tsx'

interface ClashDialogProps {
  /** Labels of the fields that both changed; null: nothing is to be asked. */
  readonly fields: readonly string[] | null
  readonly onKeepOurs: () => void
  readonly onTakeTheirs: () => void
  readonly onClose: () => void
}

/** Asks whose change counts where two people changed the same fields. */
export function ClashDialog({ fields, onKeepOurs, onTakeTheirs, onClose }: ClashDialogProps) {
  return (
    <Modal
      opened={fields !== null}
      onClose={onClose}
      title="Somebody else changed the same"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm" mb="xs">
        Since you opened this, somebody else saved another value of:
      </Text>
      <List size="sm" mb="lg">
        {fields?.map((field) => (
          <List.Item key={field}>{field}</List.Item>
        ))}
      </List>
      <DialogButtons>
        <Button variant="default" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepOurs} data-autofocus>
          Keep mine
        </Button>
      </DialogButtons>
    </Modal>
  )
}
