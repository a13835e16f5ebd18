import { Alert, Button, Checkbox, Group, Radio, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { choosePaymentModeCall, listPaymentAccountsCall } from '@vitrine/contract/payments/account-calls'
import { readPaymentMethodsCall } from '@vitrine/contract/selling/selling-calls'
import type { PaymentService } from '@vitrine/domain/payments/gateway-keys'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import type { PaymentAccounts } from './payment-accounts.ts'
import { serviceTexts } from './payment-services.ts'

const modes = [
  { mode: 'off', label: 'Off' },
  { mode: 'test', label: 'Test mode: no money moves, and every page of the site says so' },
  { mode: 'live', label: 'Live: buyers pay with real money' },
] as const

interface ModeChoiceProps {
  readonly service: PaymentService
  readonly accounts: PaymentAccounts
}

/** Whether buyers pay by a service, and whether for real. */
export function ModeChoice({ service, accounts }: ModeChoiceProps) {
  const texts = serviceTexts[service]
  const queries = useQueryClient()
  const [mode, setMode] = useState(accounts[service])
  const [isTestChosen, setTestChosen] = useState(accounts.isTestChosen)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const outcome = await call(choosePaymentModeCall, {
      params: { service },
      body: { mode, isTestChosen },
    })
    setBusy(false)
    setErrors(outcome.ok ? {} : outcome.refusal.errors)
    setMessage(outcome.ok ? null : outcome.refusal.message)
    if (!outcome.ok) return
    void queries.invalidateQueries({ queryKey: [listPaymentAccountsCall.name] })
    void queries.invalidateQueries({ queryKey: [readPaymentMethodsCall.name] })
    toastSaved('The payments were saved')
  }
  return (
    <Stack gap="sm">
      <Radio.Group
        label={texts.question}
        value={mode}
        error={errors.mode}
        onChange={(value) => setMode(modes.find((each) => each.mode === value)?.mode ?? 'off')}
      >
        <Stack gap="xs" mt="xs">
          {modes.map((each) => (
            <Radio key={each.mode} value={each.mode} label={each.label} />
          ))}
        </Stack>
      </Radio.Group>
      {mode === 'test' && (
        <Checkbox
          label={texts.testers}
          description="Your site may be open to everybody. Change to live before you sell."
          checked={isTestChosen}
          error={errors.isTestChosen}
          onChange={({ currentTarget }) => setTestChosen(currentTarget.checked)}
        />
      )}
      <div role="alert">
        {message !== null && Object.keys(errors).length === 0 && <Alert color="red">{message}</Alert>}
      </div>
      <Group>
        <Button loading={isBusy} onClick={() => void save()}>
          {texts.save}
        </Button>
      </Group>
    </Stack>
  )
}
