import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { lockMemberCall, readMemberCall, resetMemberCall } from '@vitrine/contract/members/panel-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import type { CustomerRecord } from './customer-record.ts'

type Account = ReplyOf<typeof readMemberCall>['account']

/** The account that a customer has at the site: a link for a new password, and the lock. */
export function AccountCard({ customer }: Pick<CustomerRecord, 'customer'>) {
  const { moment } = useFormat()
  const { account, problem, isSaving, run } = useAccount(customer.id)
  const params = { customerId: customer.id }
  const lock = (isLocked: boolean) =>
    run(
      () => call(lockMemberCall, { params, body: { isLocked } }),
      isLocked ? 'The account is locked' : 'The account is open again',
    )
  return (
    <PanelCard title="Account at the site" beside={account && <AccountBadge isLocked={account.isLocked} />}>
      <Stack gap="sm">
        <div role="alert">{problem && <Alert color="red">{problem}</Alert>}</div>
        {account === undefined && !problem && <Skeleton height={40} />}
        {account === null && (
          <Text size="sm" c="dimmed">
            Buys without an account.
          </Text>
        )}
        {account && (
          <>
            <Text size="sm">Made {moment(account.createdAtMs)}</Text>
            <Text size="sm">Last signed in {moment(account.lastSeenAtMs)}</Text>
            <Group gap="xs">
              {!account.isLocked && (
                <Button
                  variant="default"
                  size="xs"
                  loading={isSaving}
                  onClick={() =>
                    run(
                      () => call(resetMemberCall, { params, body: {} }),
                      'A link for a new password is on its way',
                    )
                  }
                >
                  Mail a link for a new password
                </Button>
              )}
              <Button variant="default" size="xs" loading={isSaving} onClick={() => lock(!account.isLocked)}>
                {account.isLocked ? 'Unlock' : 'Lock'}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </PanelCard>
  )
}

function AccountBadge({ isLocked }: { readonly isLocked: boolean }) {
  return <StatusBadge tone={isLocked ? 'bad' : 'good'}>{isLocked ? 'Locked' : 'Open'}</StatusBadge>
}

/** The account of a customer: undefined while it is asked for. */
function useAccount(customerId: string) {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState('')
  const [isSaving, setSaving] = useState(false)
  const queryKey = [readMemberCall.name, customerId]
  const asked = useQuery({
    queryKey,
    queryFn: async () => {
      const outcome = await call(readMemberCall, { params: { customerId } })
      if (!outcome.ok) throw new Error(outcome.refusal.message)
      return outcome.reply.account
    },
  })
  const change = async (make: () => Promise<Outcome<{ readonly account: Account }>>, saved: string) => {
    setSaving(true)
    setRefusal('')
    const outcome = await make()
    setSaving(false)
    if (!outcome.ok) return setRefusal(outcome.refusal.message)
    queries.setQueryData(queryKey, outcome.reply.account)
    return toastSaved(saved)
  }
  return {
    account: asked.data,
    problem: refusal || (asked.error?.message ?? ''),
    isSaving,
    run: (make: () => Promise<Outcome<{ readonly account: Account }>>, saved: string) =>
      void change(make, saved),
  }
}
