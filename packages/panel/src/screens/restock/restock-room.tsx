import { Group, Stack, Text } from '@mantine/core'
import { exportRestockCall, listRestockCall } from '@vitrine/contract/restock/panel-calls'
import { restockList } from '@vitrine/contract/restock/sign-ups-list'
import { restockStateLabels } from '@vitrine/domain/restock/sign-up'
import { callQuery } from '../../call/call-query.ts'
import { useFormat } from '../../format/use-format.ts'
import { csvAddressOf } from '../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../parts/lists/list-room.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { restockActs } from './acts/restock-acts.ts'
import { NobodyWaits } from './nobody-waits.tsx'
import { RemoveButton } from './remove-button.tsx'
import type { SignUpRow } from './sign-up-row.ts'

/** Everybody who asked to be told. */
export const restockRoom: ListRoom<SignUpRow> = {
  list: restockList,
  read: (query) => callQuery(listRestockCall, { query }),
  nameOf: ({ siteVisitorEmail }) => siteVisitorEmail,
  cells: {
    email: (row) => <Who row={row} />,
    product: ({ productTitle }) => productTitle,
    variant: ({ variantName }) => variantName,
    state: ({ state }) => <State state={state} />,
    news: ({ isJoinMailingList }) => (isJoinMailingList ? 'Yes' : 'No'),
    asked: ({ createdAtMs }) => <Day atMs={createdAtMs} />,
    changed: ({ changedAtMs }) => <Day atMs={changedAtMs} />,
  },
  card: (row) => (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Who row={row} />
        <State state={row.state} />
      </Group>
      <Text size="sm">{[row.productTitle, row.variantName].filter(Boolean).join(', ')}</Text>
      <Day atMs={row.createdAtMs} />
    </Stack>
  ),
  acts: restockActs,
  csvAddress: csvAddressOf(exportRestockCall),
  csvCall: exportRestockCall,
  empty: <NobodyWaits />,
}

function Who({ row }: { readonly row: SignUpRow }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {row.siteVisitorEmail}
      </Text>
      <RemoveButton row={row} />
    </Group>
  )
}

const tones = { waiting: 'due', queued: 'calm', sent: 'good', unsent: 'due' } as const

function State({ state }: Pick<SignUpRow, 'state'>) {
  return <StatusBadge tone={tones[state]}>{restockStateLabels[state]}</StatusBadge>
}

function Day({ atMs }: { readonly atMs: number }) {
  const { day } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {day(atMs)}
    </Text>
  )
}
