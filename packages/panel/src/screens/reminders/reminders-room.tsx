import { EmptyState, Group, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import {
  exportRemindersCall,
  listRemindersCall,
  readReminderSettingsCall,
} from '@vitrine/contract/reminders/panel-calls'
import { remindersList } from '@vitrine/contract/reminders/reminders-list'
import { reminderStateLabels } from '@vitrine/domain/cart/reminders/reminder'
import { ShoppingCart } from 'lucide-react'
import { callQuery } from '../../call/call-query.ts'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { csvAddressOf } from '../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../parts/lists/list-room.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useMay } from '../../session/may.ts'
import { ReminderButtons } from './reminder-buttons.tsx'

/** A cart that was left. */
type ReminderRow = ReplyOf<typeof listRemindersCall>['rows'][number]

/** Everybody who agreed to be reminded. */
export const remindersRoom: ListRoom<ReminderRow> = {
  list: remindersList,
  read: (query) => callQuery(listRemindersCall, { query }),
  nameOf: ({ email }) => email,
  cells: {
    email: (row) => <Who row={row} />,
    items: ({ items }) => items,
    value: (row) => <Worth row={row} />,
    state: (row) => <State row={row} />,
    begun: ({ createdAtMs }) => <Moment atMs={createdAtMs} />,
    changed: ({ changedAtMs }) => <Moment atMs={changedAtMs} />,
    consent: ({ consentText }) => consentText,
  },
  card: (row) => (
    <Stack gap={4}>
      <Who row={row} />
      <Group justify="space-between" gap="xs">
        <Worth row={row} />
        <State row={row} />
      </Group>
      <Text size="sm">{row.items}</Text>
      <Moment atMs={row.createdAtMs} />
    </Stack>
  ),
  acts: [],
  csvAddress: csvAddressOf(exportRemindersCall),
  csvCall: exportRemindersCall,
  empty: <NoneLeft />,
}

/** Who may not set whether buyers are reminded is told no more than that nobody is there. */
function NoneLeft() {
  const mayRead = useMay(readReminderSettingsCall)
  const settings = useCall(readReminderSettingsCall, {}, { isEnabled: mayRead })
  const isOff = settings.data?.value.isOn === false
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<ShoppingCart aria-hidden />}
      title="No cart was left yet"
      description={
        isOff
          ? 'Switch the reminders on below: the checkout then asks buyers whether they want one. Who does not agree is not in this list.'
          : 'Who agrees at the checkout to be reminded, and does not finish the order, is in this list. Who does not agree is not.'
      }
    />
  )
}

function Who({ row }: { readonly row: ReminderRow }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {row.email}
      </Text>
      <ReminderButtons id={row.id} email={row.email} isWaiting={row.state === 'waiting'} />
    </Group>
  )
}

function Worth({ row }: { readonly row: ReminderRow }) {
  const { money } = useFormat()
  return <Text size="sm">{money(row.totalCents, row.currency)}</Text>
}

const tones = { waiting: 'due', queued: 'due', sent: 'calm', recovered: 'good' } as const

function State({ row }: { readonly row: ReminderRow }) {
  const badge = <StatusBadge tone={tones[row.state]}>{reminderStateLabels[row.state]}</StatusBadge>
  if (row.orderId === '') return badge
  return (
    <Group gap="xs" wrap="nowrap">
      {badge}
      <LinkText to="/orders/$orderId" params={{ orderId: row.orderId }} size="sm">
        See the order
      </LinkText>
    </Group>
  )
}

function Moment({ atMs }: { readonly atMs: number }) {
  const { moment } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {moment(atMs)}
    </Text>
  )
}
