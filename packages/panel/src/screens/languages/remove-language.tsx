import { Alert, Button, Group, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { readTranslationStatusCall } from '@vitrine/contract/languages/translation-calls'
import { ownNameOf } from '@vitrine/domain/website/languages/site-language'
import { useCall } from '../../call/use-call.ts'
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx'

interface RemoveLanguageProps {
  readonly code: string
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before a language goes, and says what goes with it. */
export function RemoveLanguage({ code, onRemove, onClose }: RemoveLanguageProps) {
  const status = useCall(readTranslationStatusCall, { query: { limit: 1 } }, { isFresh: true })
  const name = ownNameOf(code)
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      action="Remove"
      tone="danger"
      isWaiting={status.isFetching || status.isError}
      onConfirm={onRemove}
      onClose={onClose}
    >
      <div role="status">
        {status.isFetching && <Text size="sm">Counting what is translated…</Text>}
        {!status.isFetching && status.data && !status.isError && (
          <Text size="sm">{lossText(countOf(status.data, code))}</Text>
        )}
      </div>
      {!status.isFetching && status.isError && <NotCounted onRetry={() => void status.refetch()} />}
    </ConfirmDialog>
  )
}

function NotCounted({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert color="red" title="It is not known what is translated into it">
      <Text size="sm" mb="xs">
        What goes with the language cannot be brought back: it can be removed once that is counted.
      </Text>
      <Group>
        <Button size="xs" variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  )
}

function countOf({ languages }: ReplyOf<typeof readTranslationStatusCall>, code: string): number {
  const known = languages.find((each) => each.code === code)
  return known ? known.translated + known.outdated : 0
}

function lossText(count: number): string {
  if (count === 0) return 'Nothing is translated into it. It goes when you save.'
  const texts = count === 1 ? 'One translated text goes' : `${count} translated texts go`
  return `${texts} with it when you save, and cannot be brought back. Its addresses lead nowhere then. To keep the work, turn “Visitors see it” off instead.`
}
