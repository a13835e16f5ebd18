import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { deleteKeyCall } from '@vitrine/contract/owners/key-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import type { ApiKey } from './api-key.ts'

interface DeleteKeyDialogProps {
  readonly apiKey: ApiKey
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before a key is deleted. */
export function DeleteKeyDialog({ apiKey, onClose, onDeleted }: DeleteKeyDialogProps) {
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setMessage(null)
    setBusy(true)
    const outcome = await call(deleteKeyCall, { params: { keyId: apiKey.id } })
    setBusy(false)
    // One that was deleted meanwhile is as it was to be.
    if (outcome.ok || outcome.refusal.status === 404) return onDeleted()
    setMessage(outcome.refusal.message)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Delete ${apiKey.name}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <Text size="sm">Programs that use this key are refused at once. It cannot be brought back.</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red.9" loading={isBusy} onClick={() => void remove()}>
            Confirm delete
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
