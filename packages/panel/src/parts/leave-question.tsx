import { Button, Group, Modal, Text } from '@mantine/core'

interface LeaveQuestionProps {
  readonly isAsked: boolean
  readonly title: string
  readonly text: string
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks whether to stay where one is, or to leave it. */
export function LeaveQuestion({ isAsked, title, text, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Modal opened={isAsked} onClose={onStay} title={title}>
      <Text size="sm" mb="lg">
        {text}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onLeave}>
          Leave
        </Button>
        <Button onClick={onStay} data-autofocus>
          Stay here
        </Button>
      </Group>
    </Modal>
  )
}

/** What is said of words that were not saved. */
export const unsavedWords = {
  title: 'Leave without saving?',
  text: 'What you changed here was not saved and will be lost.',
}
