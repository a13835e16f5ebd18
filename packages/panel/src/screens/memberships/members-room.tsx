import { Button, EmptyState, Group, Stack, Text } from '@mantine/core'
import { membershipsList } from '@vitrine/contract/memberships/memberships-list'
import {
  endMembershipCall,
  exportMembershipsCall,
  listMembershipsCall,
} from '@vitrine/contract/memberships/panel-calls'
import { membershipSourceLabels } from '@vitrine/domain/memberships/membership'
import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { callQuery } from '../../call/call-query.ts'
import { prepareCall } from '../../call/prepare-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import { LinkText } from '../../parts/link-text.tsx'
import { csvAddressOf } from '../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../parts/lists/list-room.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import type { MembershipRow } from './set-up.ts'
import { useMemberChange } from './use-member-change.ts'

/** Everybody who is or was a member. */
export const membersRoom: ListRoom<MembershipRow> = {
  list: membershipsList,
  read: (query) => callQuery(listMembershipsCall, { query }),
  nameOf: ({ email }) => email,
  cells: {
    email: (row) => <Who row={row} />,
    name: ({ name }) => name,
    plan: ({ planName }) => planName,
    state: ({ isCurrent }) => <State isCurrent={isCurrent} />,
    source: ({ source }) => membershipSourceLabels[source],
    started: ({ startedAtMs }) => <Day atMs={startedAtMs} />,
    ends: ({ endsAtMs }) => endsAtMs !== null && <Day atMs={endsAtMs} />,
    changed: () => null,
  },
  card: (row) => (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Who row={row} />
        <State isCurrent={row.isCurrent} />
      </Group>
      <Text size="sm">{[row.name, row.planName].filter(Boolean).join(' · ')}</Text>
      <Day atMs={row.startedAtMs} />
    </Stack>
  ),
  acts: [],
  csvAddress: csvAddressOf(exportMembershipsCall),
  csvCall: exportMembershipsCall,
  empty: (
    <EmptyState
      py="xl"
      role="status"
      icon={<IdCard aria-hidden />}
      title="Nobody is a member yet"
      description="Visitors join where they meet an area, or on the page /account/join."
    />
  ),
}

function Who({ row }: { readonly row: MembershipRow }) {
  const [isEnding, end] = useState(false)
  return (
    <Group gap="xs" wrap="nowrap">
      {row.customerId === null ? (
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {row.email}
        </Text>
      ) : (
        <LinkText to="/customers/$customerId" params={{ customerId: row.customerId }} size="sm" fw={600}>
          {row.email}
        </LinkText>
      )}
      {row.isCurrent && row.subscriptionId !== null && (
        <LinkText
          to="/subscriptions/$subscriptionId"
          params={{ subscriptionId: row.subscriptionId }}
          size="sm"
        >
          Its subscription
        </LinkText>
      )}
      {row.isCurrent && row.subscriptionId === null && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`End the membership of ${row.email}`}
          onClick={() => end(true)}
        >
          End
        </Button>
      )}
      {isEnding && <EndDialog row={row} onClose={() => end(false)} />}
    </Group>
  )
}

function EndDialog({ row, onClose }: { readonly row: MembershipRow; readonly onClose: () => void }) {
  const change = useMemberChange(onClose)
  const params = { membershipId: row.id }
  return (
    <FormDialog
      title="End the membership"
      onClose={onClose}
      onSubmit={() =>
        void change.send(prepareCall(endMembershipCall, { params, body: {} }), 'The membership has ended')
      }
      change={change}
      size="lg"
      action="End it now"
      isDangerous
    >
      <Text size="sm">
        {row.email} sees nothing of {row.planName} any more, at once.
      </Text>
    </FormDialog>
  )
}

function State({ isCurrent }: Pick<MembershipRow, 'isCurrent'>) {
  return <StatusBadge tone={isCurrent ? 'good' : 'calm'}>{isCurrent ? 'Member' : 'Ended'}</StatusBadge>
}

function Day({ atMs }: { readonly atMs: number }) {
  const { day } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {day(atMs)}
    </Text>
  )
}
