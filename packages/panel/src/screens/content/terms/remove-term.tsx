import { Button, Group, Modal, Text } from '@mantine/core'
import { removeTermCall } from '@vitrine/contract/content/term-calls'
import { call } from '../../../call/client.ts'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import type { Term, TermKind } from './term.ts'
import { useTermChange } from './use-terms.ts'

interface RemoveTermProps {
  readonly kind: TermKind
  readonly collectionId: string
  /** Null: nothing is asked. */
  readonly term: Term | null
  readonly onClose: () => void
}

/** Asks before a category or tag is taken off all items. */
export function RemoveTerm({ kind, collectionId, term, onClose }: RemoveTermProps) {
  const take = useTermChange(collectionId)
  const remove = async (name: string) => {
    const refused = take(await call(removeTermCall, { params: { collectionId }, body: { kind, name } }))
    onClose()
    if (refused === null) toastSaved(`${name} was removed`)
    else toastError(`${name} was not removed`, refused)
  }
  return (
    <Modal
      opened={term !== null}
      onClose={onClose}
      title={kind === 'category' ? 'Remove this category?' : 'Remove this tag?'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm" mb="lg">
        {term?.name} is taken off {term?.total === 1 ? 'the item' : `all ${term?.total ?? 0} items`} that
        carry it. The items themselves stay.
        {kind === 'category' && ' Categories below it move up.'}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep
        </Button>
        <Button color="red" onClick={() => term && void remove(term.name)}>
          Remove
        </Button>
      </Group>
    </Modal>
  )
}
