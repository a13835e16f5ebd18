import { Alert, Button, Checkbox, Group, Radio, Stack } from '@mantine/core'
import { choosePaymentModeCall } from '@vitrine/contract/payments/account-calls'
import type { PaymentService } from '@vitrine/domain/payments/gateway-keys'
import { useState } from 'react'
import { messageAbove } from '../../../call/messages.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
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
  const [mode, setMode] = useState(accounts[service])
  const [isTestChosen, setTestChosen] = useState(accounts.isTestChosen)
  const change = useChange<unknown>()
  const refusal = refusalIn(change)
  const errors = refusal?.errors ?? {}
  const message = messageAbove(refusal)
  const save = prepareCall(choosePaymentModeCall, { params: { service }, body: { mode, isTestChosen } })
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
      <div role="alert">{message !== null && <Alert color="red">{message}</Alert>}</div>
      <Group>
        <Button
          loading={change.state.kind === 'saving'}
          onClick={() => void change.send(save, 'The payments were saved')}
        >
          {texts.save}
        </Button>
      </Group>
    </Stack>
  )
}
