import { Text } from '@mantine/core'
import { removeFormCall } from '@vitrine/contract/forms/form-list-calls'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import type { ListedForm } from './listed-form.ts'

interface RemoveFormDialogProps {
  readonly form: ListedForm
  readonly onClose: () => void
}

/** Asks before a form is removed, and says what becomes of what was sent by it. */
export function RemoveFormDialog({ form, onClose }: RemoveFormDialogProps) {
  const { id, name, place, submissions } = form
  const change = useChange<unknown>({ onDone: onClose })
  const remove = prepareRemoval(removeFormCall, { params: { formId: id } })
  return (
    <ConfirmDialog
      title={`Remove “${name}”?`}
      action="Remove"
      tone="danger"
      change={change}
      isOver={place !== null}
      onConfirm={() => void change.send(remove, 'The form was removed')}
      onClose={onClose}
    >
      <Text size="sm">
        {place === null
          ? 'The form and its settings go. Activity can bring them back for 90 days.'
          : 'This form stands on a page or in the popup. Take it off there first.'}
      </Text>
      {place === null && submissions > 0 && (
        <Text size="sm">
          {submissions === 1
            ? 'What was sent by it stays in the inbox until somebody deletes it there.'
            : `The ${submissions} submissions by it stay in the inbox until somebody deletes them there.`}
        </Text>
      )}
    </ConfirmDialog>
  )
}
