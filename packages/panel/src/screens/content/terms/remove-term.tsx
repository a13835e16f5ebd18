import { Text } from '@mantine/core'
import { removeTermCall } from '@vitrine/contract/content/term-calls'
import { call } from '../../../call/client.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import type { Term, TermKind } from './term.ts'
import { useTermsChange } from './use-terms.ts'

interface RemoveTermProps {
  readonly kind: TermKind
  readonly collectionId: string
  readonly term: Term
  readonly onClose: () => void
}

/** Asks before a category or tag is taken off all items. */
export function RemoveTerm({ kind, collectionId, term, onClose }: RemoveTermProps) {
  const { name, total } = term
  const change = useTermsChange(collectionId, onClose)
  const remove = () => call(removeTermCall, { params: { collectionId }, body: { kind, name } })
  return (
    <ConfirmDialog
      title={kind === 'category' ? 'Remove this category?' : 'Remove this tag?'}
      action="Remove"
      tone="danger"
      change={change}
      onConfirm={() => void change.send(remove, `${name} was removed`)}
      onClose={onClose}
    >
      <Text size="sm">
        {name} is taken off {total === 1 ? 'the item' : `all ${total} items`} that carry it. The items
        themselves stay.
        {kind === 'category' && ' Categories below it move up.'}
      </Text>
    </ConfirmDialog>
  )
}
