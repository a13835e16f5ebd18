import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { rotateTargetSecretCall } from '@vitrine/contract/forms/target-calls'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { CopiedText } from '../../../parts/copied-text.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { WayBackButton } from '../../../parts/dialogs/way-back-button.tsx'
import type { FormTarget } from './form-target.ts'

interface SecretDialogProps {
  /** A secret that was made already. */
  readonly first?: string
  /** The target that a new one is made for. */
  readonly target?: FormTarget
  readonly onClose: () => void
}

/** Shows the secret of a target, this once; or makes a new one first. */
export function SecretDialog({ first, target, onClose }: SecretDialogProps) {
  const [secret, setSecret] = useState(first ?? null)
  const change = useChange<ReplyOf<typeof rotateTargetSecretCall>>({
    onDone: (reply) => setSecret(reply.secret),
  })
  const refusal = refusalIn(change)
  const isSaving = change.state.kind === 'saving'
  const params = { targetId: target?.id ?? '' }
  const renew = prepareCall(rotateTargetSecretCall, { params, body: {} })
  return (
    <DialogFrame
      onClose={onClose}
      size="lg"
      title={secret === null ? `A new secret for ${target?.name ?? ''}` : 'The secret'}
      isSaving={isSaving}
      isShownOnce={secret !== null}
    >
      <Stack>
        <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
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
            <WayBackButton isSaving={isSaving} isFirst onClick={onClose}>
              Cancel
            </WayBackButton>
          )}
          {secret === null ? (
            <Button loading={isSaving} onClick={() => void change.send(renew)}>
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
