import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'

interface AskDialogProps {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly onClose: () => void
  readonly onDo: () => Promise<void>
}

/** Asks before something is done that others see at once. */
export function AskDialog({ title, text, button, onClose, onDo }: AskDialogProps) {
  const [isDoing, setDoing] = useState(false)
  const act = async () => {
    setDoing(true)
    await onDo()
    setDoing(false)
  }
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text size="sm" mb="lg">
        {text}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button color="red" loading={isDoing} onClick={() => void act()}>
          {button}
        </Button>
      </Group>
    </Modal>
  )
}
