import { Button, Text, TextInput } from '@mantine/core'
import { removePaymentAccountCall, setPaymentAccountCall } from '@vitrine/contract/payments/account-calls'
import { accountLabels, serviceOf } from '@vitrine/domain/payments/gateway-keys'
import { useState } from 'react'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { CopiedText } from '../../../parts/copied-text.tsx'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
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
  const [values, setValues] = useState({
    publicKey: account.publicKey,
    secretKey: account.secretKey,
    webhookSecret: account.webhookSecret,
  })
  const change = useChange<unknown>({ onDone: onClose })
  const errors = refusalIn(change)?.errors ?? {}
  const save = prepareCall(setPaymentAccountCall, { params: { key }, body: values })
  const forget = prepareRemoval(removePaymentAccountCall, { params: { key } })
  return (
    <FormDialog
      title={accountLabels[key]}
      action="Save"
      size="lg"
      change={change}
      onSubmit={() => void change.send(save, 'The keys were saved')}
      onClose={onClose}
    >
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
      {updatedAtMs !== null && (
        <Text size="sm">
          Payments of before can be given back only by the account that took them: with the keys of another
          account, you give them back there, or by hand.
        </Text>
      )}
      <Text size="xs" c="dimmed">
        Secrets are kept sealed, and are not shown again.
      </Text>
      {updatedAtMs !== null && !isUsed && (
        <Button
          variant="subtle"
          color="red.9"
          style={{ alignSelf: 'flex-start' }}
          disabled={change.state.kind === 'saving'}
          onClick={() => void change.send(forget, 'The keys were forgotten')}
        >
          Forget the keys
        </Button>
      )}
    </FormDialog>
  )
}
