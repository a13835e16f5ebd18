import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { checkPaymentAccountCall, listPaymentAccountsCall } from '@vitrine/contract/payments/account-calls'
import { accountLabels, type PaymentService, serviceOf } from '@vitrine/domain/payments/gateway-keys'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { AccountKeysDialog } from './account-keys-dialog.tsx'
import { ModeChoice } from './mode-choice.tsx'
import type { PaymentAccount } from './payment-accounts.ts'
import { serviceTexts } from './payment-services.ts'

/** A payment service: its keys, and whether buyers pay by it. */
export function ServiceCard({ service }: { readonly service: PaymentService }) {
  const query = useCall(listPaymentAccountsCall, {})
  const [chosen, choose] = useState<PaymentAccount | null>(null)
  return (
    <PanelCard title={serviceTexts[service].title}>
      <Stack>
        <Text size="sm">{serviceTexts[service].about}</Text>
        <Shown of={[query]} loading="Loading the accounts" height={160}>
          {(read) => (
            <>
              {read.accounts
                .filter(({ key }) => serviceOf(key) === service)
                .map((account) => (
                  <AccountEntry key={account.key} account={account} onChoose={() => choose(account)} />
                ))}
              <ModeChoice key={read[service]} service={service} accounts={read} />
            </>
          )}
        </Shown>
      </Stack>
      {chosen && <AccountKeysDialog account={chosen} onClose={() => choose(null)} />}
    </PanelCard>
  )
}

interface AccountEntryProps {
  readonly account: PaymentAccount
  readonly onChoose: () => void
}

function AccountEntry({ account: { key, isUsed, updatedAtMs }, onChoose }: AccountEntryProps) {
  const { moment } = useFormat()
  const label = accountLabels[key]
  const verb = updatedAtMs === null ? 'Set up' : 'Change'
  const [verdict, setVerdict] = useState('')
  const change = useChange<ReplyOf<typeof checkPaymentAccountCall>>({
    onDone: ({ message }) => setVerdict(message),
  })
  const check = prepareCall(checkPaymentAccountCall, { params: { key } })
  return (
    <Group justify="space-between" role="group" aria-label={label}>
      <div>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {label}
          </Text>
          {isUsed && <StatusBadge tone="good">In use</StatusBadge>}
        </Group>
        <Text size="xs" c="dimmed">
          {updatedAtMs === null ? 'No keys yet' : `Keys set ${moment(updatedAtMs)}`}
        </Text>
        <Text size="xs" role="status">
          {refusalIn(change)?.message ?? verdict}
        </Text>
      </div>
      <Group gap="xs">
        {updatedAtMs !== null && (
          <Button
            size="xs"
            variant="default"
            loading={change.state.kind === 'saving'}
            onClick={() => void change.send(check)}
          >
            Check the keys
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onChoose} aria-label={`${verb} ${label}`}>
          {verb}
        </Button>
      </Group>
    </Group>
  )
}
