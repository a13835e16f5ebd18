import { deleteKeyCall } from '@vitrine/contract/owners/key-calls'
import { call } from '../../../call/client.ts'
import { goneIsDone } from '../../../call/gone-is-done.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import type { ApiKey } from './api-key.ts'

interface DeleteKeyDialogProps {
  readonly apiKey: ApiKey
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before a key is deleted. */
export function DeleteKeyDialog({ apiKey, onClose, onDeleted }: DeleteKeyDialogProps) {
  const change = useChange<unknown>({ onDone: onDeleted })
  const remove = () => goneIsDone(call(deleteKeyCall, { params: { keyId: apiKey.id } }))
  return (
    <ConfirmDialog
      title={`Delete ${apiKey.name}?`}
      action="Confirm delete"
      tone="danger"
      change={change}
      onConfirm={() => void change.send(remove)}
      onClose={onClose}
    >
      Programs that use this key are refused at once. It cannot be brought back.
    </ConfirmDialog>
  )
}
