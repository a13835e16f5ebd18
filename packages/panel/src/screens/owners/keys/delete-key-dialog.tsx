import { deleteKeyCall } from '@vitrine/contract/owners/key-calls'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import type { ApiKey } from './api-key.ts'

interface DeleteKeyDialogProps {
  readonly apiKey: ApiKey
  readonly onClose: () => void
}

/** Asks before a key is deleted. */
export function DeleteKeyDialog({ apiKey, onClose }: DeleteKeyDialogProps) {
  const change = useChange<unknown>({ onDone: onClose })
  const remove = prepareRemoval(deleteKeyCall, { params: { keyId: apiKey.id } })
  return (
    <ConfirmDialog
      title={`Delete ${apiKey.name}?`}
      action="Confirm delete"
      tone="danger"
      change={change}
      onConfirm={() => void change.send(remove, `${apiKey.name} was deleted`)}
      onClose={onClose}
    >
      Programs that use this key are refused at once. It cannot be brought back.
    </ConfirmDialog>
  )
}
