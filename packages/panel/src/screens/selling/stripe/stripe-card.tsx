import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { checkPaymentAccountCall, listPaymentAccountsCall } from '@vitrine/contract/payments/account-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import type { StripeAccount } from './stripe-account.ts'
import { StripeKeysDialog } from './stripe-keys-dialog.tsx'
import { StripeModeChoice } from './stripe-mode-choice.tsx'

/** Cards and wallets by Stripe: its keys, and whether buyers pay by it. */
export function StripeCard() {
  const query = useCall(listPaymentAccountsCall, {})
  const [chosen, choose] = useState<StripeAccount | null>(null)
  return (
    <PanelCard title="Cards and wallets by Stripe">
      <Stack>
        <Text size="sm">
          Buyers type their card into fields of Stripe at the checkout, or pay by what else your account there
          offers them. The money goes to your account with Stripe; the shop never sees a card.
        </Text>
        {query.isPending && <Skeleton h={160} aria-label="Loading the accounts" role="status" />}
        {query.isError && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
        {query.data?.accounts.map((account) => (
          <AccountEntry key={account.key} account={account} onChoose={() => choose(account)} />
        ))}
        {query.data && <StripeModeChoice key={query.data.stripe} accounts={query.data} />}
      </Stack>
      {chosen && <StripeKeysDialog account={chosen} onClose={() => choose(null)} />}
    </PanelCard>
  )
}

interface AccountEntryProps {
  readonly account: StripeAccount
  readonly onChoose: () => void
}

function AccountEntry({ account: { key, label, isUsed, updatedAtMs }, onChoose }: AccountEntryProps) {
  const { moment } = useFormat()
  const verb = updatedAtMs === null ? 'Set up' : 'Change'
  const [verdict, setVerdict] = useState('')
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    const outcome = await call(checkPaymentAccountCall, { params: { key } })
    setBusy(false)
    setVerdict(outcome.ok ? outcome.reply.message : outcome.refusal.message)
  }
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
          {verdict}
        </Text>
      </div>
      <Group gap="xs">
        {updatedAtMs !== null && (
          <Button size="xs" variant="default" loading={isBusy} onClick={() => void check()}>
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
