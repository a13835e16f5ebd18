import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { lockMemberCall, readMemberCall, resetMemberCall } from '@vitrine/contract/members/panel-calls'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import type { CustomerRecord } from './customer-record.ts'

type Account = NonNullable<ReplyOf<typeof readMemberCall>['account']>

/** The account that a customer has at the site: a link for a new password, and the lock. */
export function AccountCard({ customer }: Pick<CustomerRecord, 'customer'>) {
  const stored = useCall(readMemberCall, { params: { customerId: customer.id } }, { isFresh: true })
  const account = stored.data?.account
  return (
    <PanelCard title="Account at the site" beside={account && <AccountBadge isLocked={account.isLocked} />}>
      <Shown of={[stored]} loading="Loading the account" height={40}>
        {(read) =>
          read.account ? (
            <AccountActs customerId={customer.id} account={read.account} />
          ) : (
            <Text size="sm" c="dimmed">
              Buys without an account.
            </Text>
          )
        }
      </Shown>
    </PanelCard>
  )
}

interface AccountActsProps {
  readonly customerId: string
  readonly account: Account
}

function AccountActs({ customerId, account }: AccountActsProps) {
  const { moment } = useFormat()
  const change = useChange()
  const refusal = refusalIn(change)
  const isSaving = change.state.kind === 'saving'
  const params = { customerId }
  const lock = (isLocked: boolean) =>
    change.send(
      prepareCall(lockMemberCall, { params, body: { isLocked } }),
      isLocked ? 'The account is locked' : 'The account is open again',
    )
  const reset = () =>
    change.send(prepareCall(resetMemberCall, { params, body: {} }), 'A link for a new password is on its way')
  return (
    <Stack gap="sm">
      <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
      {account.movedTo !== null && <Text size="sm">Has moved to another address: {account.movedTo}</Text>}
      <Text size="sm">Made {moment(account.createdAtMs)}</Text>
      <Text size="sm">Last signed in {moment(account.lastSeenAtMs)}</Text>
      <Group gap="xs">
        {!account.isLocked && (
          <Button variant="default" size="xs" loading={isSaving} onClick={() => void reset()}>
            Mail a link for a new password
          </Button>
        )}
        <Button variant="default" size="xs" loading={isSaving} onClick={() => void lock(!account.isLocked)}>
          {account.isLocked ? 'Unlock' : 'Lock'}
        </Button>
      </Group>
    </Stack>
  )
}

function AccountBadge({ isLocked }: { readonly isLocked: boolean }) {
  return <StatusBadge tone={isLocked ? 'bad' : 'good'}>{isLocked ? 'Locked' : 'Open'}</StatusBadge>
}
