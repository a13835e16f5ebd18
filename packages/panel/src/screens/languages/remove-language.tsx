import { Button, Group, Modal, Text } from '@mantine/core'
import { readTranslationStatusCall } from '@vitrine/contract/languages/translation-calls'
import { ownNameOf } from '@vitrine/domain/website/languages/site-language'
import { useCall } from '../../call/use-call.ts'

interface RemoveLanguageProps {
  readonly code: string
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before a language goes, and says what goes with it. */
export function RemoveLanguage({ code, onRemove, onClose }: RemoveLanguageProps) {
  const status = useCall(readTranslationStatusCall, { query: { limit: 1 } }, { isFresh: true })
  const known = status.data?.languages.find((each) => each.code === code)
  const count = known ? known.translated + known.outdated : 0
  const name = ownNameOf(code)
  return (
    <Modal opened onClose={onClose} title={`Remove ${name}?`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text size="sm" mb="lg" role="status">
        {status.isPending ? 'Counting what is translated…' : lossText(count)}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep it
        </Button>
        <Button color="red" onClick={onRemove} disabled={status.isPending}>
          Remove
        </Button>
      </Group>
    </Modal>
  )
}

function lossText(count: number): string {
  if (count === 0) return 'Nothing is translated into it. It goes when you save.'
  const texts = count === 1 ? 'One translated text goes' : `${count} translated texts go`
  return `${texts} with it when you save, and cannot be brought back. Its addresses lead nowhere then. To keep the work, turn “Visitors see it” off instead.`
}
