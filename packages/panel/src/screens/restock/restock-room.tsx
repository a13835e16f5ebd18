import { Button, Group, Stack, Text } from '@mantine/core'
import { exportRestockCall, listRestockCall, removeRestockCall } from '@vitrine/contract/restock/panel-calls'
import { restockList } from '@vitrine/contract/restock/sign-ups-list'
import { restockStateLabels } from '@vitrine/domain/restock/sign-up'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callQuery } from '../../call/call-query.ts'
import { prepareRemoval } from '../../call/gone-is-done.ts'
import { useFormat } from '../../format/use-format.ts'
import { useChange } from '../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx'
import { csvAddressOf } from '../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../parts/lists/list-room.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { restockActs } from './acts/restock-acts.ts'
import { NobodyWaits } from './nobody-waits.tsx'
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

function RemoveButton({ row: { id, siteVisitorEmail } }: { readonly row: SignUpRow }) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const change = useChange<unknown>({ onDone: close })
  const remove = prepareRemoval(removeRestockCall, { params: { signUpId: id } })
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red.9"
        aria-label={`Remove ${siteVisitorEmail}`}
        onClick={() => setAsked(true)}
      >
        <Trash2 size={14} aria-hidden />
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Remove ${siteVisitorEmail}?`}
          action="Remove"
          tone="danger"
          change={change}
          onConfirm={() => void change.send(remove, 'The sign-up was removed')}
          onClose={close}
        >
          The sign-up is forgotten: nobody is told at this address when it is back.
        </ConfirmDialog>
      )}
    </>
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
