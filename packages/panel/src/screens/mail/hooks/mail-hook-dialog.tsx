import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import {
  listMailHooksCall,
  removeMailHookCall,
  setMailHookCall,
} from '@vitrine/contract/newsletter/mail-hooks/hook-calls'
import { type HookFormat, hookFormatLabels } from '@vitrine/domain/newsletter/mail-events/hook-formats'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { CopiedText } from '../../../parts/copied-text.tsx'
import { DialogButtons } from '../../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
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
  const queries = useQueryClient()
  const [key, setKey] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const done = (text: string) => {
    void queries.invalidateQueries({ queryKey: [listMailHooksCall.name] })
    toastSaved(text)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const params = { format: hook.format }
    const outcome = await call(setMailHookCall, { params, body: { key: key.trim() } })
    setBusy(false)
    setWrong(outcome.ok ? null : (outcome.refusal.errors.key ?? null))
    setMessage(outcome.ok || outcome.refusal.errors.key ? null : outcome.refusal.message)
    if (!outcome.ok) return
    done(`${label} is heard`)
    if (outcome.reply.secret === null) onClose()
    else setSecret(outcome.reply.secret)
  }
  const forget = async () => {
    setBusy(true)
    const outcome = await call(removeMailHookCall, { params: { format: hook.format } })
    setBusy(false)
    if (!outcome.ok) return setMessage(outcome.refusal.message)
    done(`${label} is not heard any more`)
    onClose()
  }
  return (
    <DialogFrame onClose={onClose} size="lg" title={label} isShownOnce={secret !== null}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack>
          <div role="alert">{message !== null && <Alert color="red">{message}</Alert>}</div>
          {secret === null ? (
            <>
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
            </>
          ) : (
            <>
              <Text size="sm" role="status">
                Copy the secret now and keep it where others cannot read it. It is not shown again, and nobody
                can look it up.
              </Text>
              <CopiedText label="Secret" text={secret} />
            </>
          )}
          <HookButtons
            hook={hook}
            hasSecret={secret !== null}
            isBusy={isBusy}
            onForget={() => void forget()}
            onClose={onClose}
          />
        </Stack>
      </form>
    </DialogFrame>
  )
}

interface HookButtonsProps {
  readonly hook: MailHook
  readonly hasSecret: boolean
  readonly isBusy: boolean
  readonly onForget: () => void
  readonly onClose: () => void
}

function HookButtons({ hook, hasSecret, isBusy, onForget, onClose }: HookButtonsProps) {
  if (hasSecret)
    return (
      <Group justify="flex-end">
        <Button onClick={onClose}>Done</Button>
      </Group>
    )
  return (
    <DialogButtons>
      {hook.isSet && (
        <Button variant="default" c="red.9" loading={isBusy} onClick={onForget} me="auto">
          Forget the key
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" loading={isBusy}>
        {hook.format === 'vitrine' ? 'Make a new secret' : 'Save'}
      </Button>
    </DialogButtons>
  )
}
