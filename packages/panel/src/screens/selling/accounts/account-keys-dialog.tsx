import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import {
  listPaymentAccountsCall,
  removePaymentAccountCall,
  setPaymentAccountCall,
} from '@vitrine/contract/payments/account-calls'
import { accountLabels, serviceOf } from '@vitrine/domain/payments/gateway-keys'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { CopiedText } from '../../../parts/copied-text.tsx'
import { DialogButtons } from '../../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import type { PaymentAccount } from './payment-accounts.ts'
import { serviceTexts, webhookAdvice } from './payment-services.ts'

interface AccountKeysDialogProps {
  readonly account: PaymentAccount
  readonly onClose: () => void
}

const fields = ['publicKey', 'secretKey', 'webhookSecret'] as const

/** Sets, changes or forgets the keys of an account; a placeholder stands for what is kept. */
export function AccountKeysDialog({ account, onClose }: AccountKeysDialogProps) {
  const { key, webhookUrl, isTest, isUsed, updatedAtMs } = account
  const service = serviceOf(key)
  const queries = useQueryClient()
  const [values, setValues] = useState({
    publicKey: account.publicKey,
    secretKey: account.secretKey,
    webhookSecret: account.webhookSecret,
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async (send: () => ReturnType<typeof save>, text: string) => {
    setBusy(true)
    const outcome = await send()
    setBusy(false)
    setErrors(outcome.ok ? {} : outcome.refusal.errors)
    setMessage(outcome.ok || Object.keys(outcome.refusal.errors).length > 0 ? null : outcome.refusal.message)
    if (!outcome.ok) return
    void queries.invalidateQueries({ queryKey: [listPaymentAccountsCall.name] })
    toastSaved(text)
    onClose()
  }
  const save = () => call(setPaymentAccountCall, { params: { key }, body: values })
  const forget = () => call(removePaymentAccountCall, { params: { key } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(save, 'The keys were saved')
  }
  return (
    <DialogFrame onClose={onClose} size="lg" title={accountLabels[key]}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <div role="alert">{message !== null && <Alert color="red">{message}</Alert>}</div>
          <Text size="sm">{webhookAdvice(service, isTest)}</Text>
          <CopiedText label="Address of the webhook" text={webhookUrl} />
          {fields.map((name, index) => (
            <TextInput
              key={name}
              label={serviceTexts[service].keys[index]}
              autoComplete="off"
              spellCheck={false}
              value={values[name]}
              error={errors[name]}
              onChange={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
            />
          ))}
          <Text size="xs" c="dimmed">
            Secrets are kept sealed, and are not shown again.
          </Text>
          <DialogButtons>
            {updatedAtMs !== null && !isUsed && (
              <Button
                variant="default"
                c="red.9"
                loading={isBusy}
                onClick={() => void run(forget, 'The keys were forgotten')}
                me="auto"
              >
                Forget the keys
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy}>
              Save
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </DialogFrame>
  )
}
