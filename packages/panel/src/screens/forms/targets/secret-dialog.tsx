import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { rotateTargetSecretCall } from '@vitrine/contract/forms/target-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { CopiedText } from '../../../parts/copied-text.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import type { FormTarget } from './form-target.ts'

interface SecretDialogProps {
  /** A secret that was made already. */
  readonly first?: string
  /** The target that a new one is made for. */
  readonly target?: FormTarget
  readonly onRenewed?: () => void
  readonly onClose: () => void
}

/** Shows the secret of a target, this once; or makes a new one first. */
export function SecretDialog({ first, target, onRenewed, onClose }: SecretDialogProps) {
  const [secret, setSecret] = useState(first ?? null)
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const renew = async () => {
    setBusy(true)
    const params = { targetId: target?.id ?? '' }
    const outcome = await call(rotateTargetSecretCall, { params, body: {} })
    setBusy(false)
    if (!outcome.ok) return setMessage(outcome.refusal.message)
    setSecret(outcome.reply.secret)
    onRenewed?.()
  }
  return (
    <DialogFrame
      onClose={onClose}
      size="lg"
      title={secret === null ? `A new secret for ${target?.name ?? ''}` : 'The secret'}
      isShownOnce={secret !== null}
    >
      <Stack>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        {secret === null ? (
          <Text size="sm">
            For a day messages are signed by both, so that your program can change over without missing any.
          </Text>
        ) : (
          <>
            <Text size="sm" role="status">
              Copy the secret now and keep it where others cannot read it. It is not shown again, and nobody
              can look it up.
            </Text>
            <CopiedText label="Secret" text={secret} />
          </>
        )}
        <Group justify="flex-end" gap="xs">
          {secret === null && (
            <Button variant="default" onClick={onClose} data-autofocus>
              Cancel
            </Button>
          )}
          {secret === null ? (
            <Button loading={isBusy} onClick={() => void renew()}>
              Make a new secret
            </Button>
          ) : (
            <Button onClick={onClose}>Done</Button>
          )}
        </Group>
      </Stack>
    </DialogFrame>
  )
}
