import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { removeMailHookCall, setMailHookCall } from '@vitrine/contract/newsletter/mail-hooks/hook-calls'
import { type HookFormat, hookFormatLabels } from '@vitrine/domain/newsletter/mail-events/hook-formats'
import { type FormEvent, useState } from 'react'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { CopiedText } from '../../../parts/copied-text.tsx'
import { DialogButtons } from '../../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { WayBackButton } from '../../../parts/dialogs/way-back-button.tsx'
import type { MailHook } from './mail-hook.ts'

interface MailHookDialogProps {
  readonly hook: MailHook
  readonly onClose: () => void
}

/** What a service is to be given, and what it has to be given by. */
const steps: Readonly<Record<HookFormat, { readonly address: string; readonly key: string }>> = {
  vitrine: {
    address: 'Your program posts to this address, signed by a secret that is made here (Standard Webhooks).',
    key: '',
  },
  mailgun: {
    address:
      'Add this address under Sending → Webhooks for permanent failures, temporary failures and spam complaints.',
    key: 'HTTP webhook signing key',
  },
  sendgrid: {
    address:
      'Give this address under Mail Settings → Event Webhook for bounced, deferred and spam reports, and switch the signature on.',
    key: 'Verification key',
  },
}

/** Sets, changes or forgets the key by which a service is known. */
export function MailHookDialog({ hook, onClose }: MailHookDialogProps) {
  const label = hookFormatLabels[hook.format]
  const [key, setKey] = useState('')
  const [secret, setSecret] = useState<string | null>(null)
  const change = useChange<ReplyOf<typeof setMailHookCall>>({
    onDone: (reply) => {
      if (reply.secret === null) onClose()
      else setSecret(reply.secret)
    },
  })
  const forgetting = useChange<unknown>({ onDone: onClose })
  const refusal = refusalIn(change) ?? refusalIn(forgetting)
  const wrong = refusal?.errors.key
  const isBusy = change.state.kind === 'saving' || forgetting.state.kind === 'saving'
  const params = { format: hook.format }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const saving = prepareCall(setMailHookCall, { params, body: { key: key.trim() } })
    if (!isBusy) void change.send(saving, `${label} is heard`)
  }
  const forget = () =>
    void forgetting.send(prepareRemoval(removeMailHookCall, { params }), `${label} is not heard any more`)
  if (secret !== null) return <MadeSecret title={label} text={secret} onClose={onClose} />
  return (
    <DialogFrame onClose={onClose} size="lg" title={label} isSaving={isBusy}>
      <form onSubmit={save} noValidate>
        <Stack>
          <div role="alert">{refusal && !wrong && <Alert color="red">{refusal.message}</Alert>}</div>
          <Text size="sm">{steps[hook.format].address}</Text>
          <CopiedText label="Address" text={hook.url} />
          {steps[hook.format].key !== '' && (
            <TextInput
              label={steps[hook.format].key}
              description="Kept sealed, and not shown again."
              autoComplete="off"
              value={key}
              error={wrong}
              onChange={({ currentTarget }) => setKey(currentTarget.value)}
            />
          )}
          <DialogButtons>
            {hook.isSet && (
              <Button variant="default" c="red.9" loading={isBusy} onClick={forget} me="auto">
                Forget the key
              </Button>
            )}
            <WayBackButton isSaving={isBusy} onClick={onClose}>
              Cancel
            </WayBackButton>
            <Button type="submit" loading={isBusy}>
              {hook.format === 'vitrine' ? 'Make a new secret' : 'Save'}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </DialogFrame>
  )
}

interface MadeSecretProps {
  readonly title: string
  readonly text: string
  readonly onClose: () => void
}

function MadeSecret({ title, text, onClose }: MadeSecretProps) {
  return (
    <DialogFrame onClose={onClose} size="lg" title={title} isShownOnce>
      <Stack>
        <Text size="sm" role="status">
          Copy the secret now and keep it where others cannot read it. It is not shown again, and nobody can
          look it up.
        </Text>
        <CopiedText label="Secret" text={text} />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </DialogFrame>
  )
}
