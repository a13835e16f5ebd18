import { Text } from '@mantine/core'
import { removeMediaCall } from '@vitrine/contract/media/library-calls'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import type { PanelMedia } from '../../../parts/media/send-file.ts'
import { type MediaUse, UseList } from './use-list.tsx'

interface RemoveDialogProps {
  readonly media: PanelMedia
  readonly uses: readonly MediaUse[]
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Asks before a file is gone, with all that still shows it. */
export function RemoveDialog({ media, uses, onClose, onRemoved }: RemoveDialogProps) {
  const change = useChange<unknown>({ onDone: onRemoved })
  const isUsed = media.useCount > 0
  const remove = prepareCall(removeMediaCall, { body: { ids: [media.id], evenIfUsed: isUsed } })
  return (
    <ConfirmDialog
      title={`Remove ${media.filename}?`}
      action="Remove"
      tone="danger"
      change={change}
      onConfirm={() => void change.send(remove, `${media.filename} was removed`)}
      onClose={onClose}
    >
      <Text size="sm">
        {isUsed
          ? 'It is gone for good, and these parts of the site show nothing in its place.'
          : 'It is gone for good, and its address answers nothing from then on.'}
      </Text>
      {isUsed && <UseList uses={uses} count={media.useCount} />}
    </ConfirmDialog>
  )
}
