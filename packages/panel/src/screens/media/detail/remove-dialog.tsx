import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { removeMediaCall } from '@vitrine/contract/media/library-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import type { PanelMedia } from '../../../parts/media/send-file.ts'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { type MediaUse, UseList } from './use-list.tsx'

interface RemoveDialogProps {
  readonly media: PanelMedia
  readonly uses: readonly MediaUse[]
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Asks before a file is gone, with all that still shows it. */
export function RemoveDialog({ media, uses, onClose, onRemoved }: RemoveDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const isUsed = media.useCount > 0
  const remove = async () => {
    setBusy(true)
    const outcome = await call(removeMediaCall, { body: { ids: [media.id], evenIfUsed: isUsed } })
    setBusy(false)
    if (!outcome.ok) return toastError(`${media.filename} was not removed`, outcome.refusal.message)
    toastSaved(`${media.filename} was removed`)
    onRemoved()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Remove ${media.filename}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Text size="sm">
          {isUsed
            ? 'It is gone for good, and these parts of the site show nothing in its place.'
            : 'It is gone for good, and its address answers nothing from then on.'}
        </Text>
        {isUsed && <UseList uses={uses} count={media.useCount} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep it
          </Button>
          <Button color="red" loading={isBusy} onClick={() => void remove()}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
