import { Text, Timeline } from '@mantine/core'
import type { Order, OrderEvent } from '@vitrine/domain/orders/order'
import { eventText } from '@vitrine/domain/orders/record/fact-text'
import type { TimelineEntry } from '@vitrine/domain/orders/record/order-timeline'
import { refundOfEvent } from '@vitrine/domain/orders/record/refund-of-event'
import type { RefundState } from '@vitrine/domain/orders/refunds/order-refund'
import {
  Ban,
  Banknote,
  Check,
  CircleDollarSign,
  HandHelping,
  type LucideIcon,
  Mail,
  PackageCheck,
  Pencil,
  ReceiptText,
  ShoppingBag,
  StickyNote,
  Truck,
} from 'lucide-react'
import { useFormat } from '../../../../format/use-format.ts'
import { LinkText } from '../../../../parts/link-text.tsx'
import { reasonLabel, stateLabel } from '../../../mail/list/mail-row.ts'
import { eventLabel, eventLabels } from '../order-labels.ts'

const icons: Record<OrderEvent['kind'], LucideIcon> = {
  placed: ShoppingBag,
  paid: CircleDollarSign,
  ready: PackageCheck,
  fulfilled: Truck,
  canceled: Ban,
  refunded: ReceiptText,
  'mail-sent': Mail,
  note: StickyNote,
  edited: Pencil,
}

/** What was picked up came in no truck, nor do services. */
function iconOf({ kind, fact }: OrderEvent): LucideIcon {
  if (fact?.code === 'done') return Check
  return fact?.code === 'picked-up' ? HandHelping : icons[kind]
}

/** An entry of a timeline, as a part of it: the timeline looks at its own children. */
export function timelineItem(
  entry: TimelineEntry,
  { order, key }: { readonly order: Order; readonly key: string },
) {
  const Icon = entry.source === 'history' ? iconOf(entry) : entry.source === 'mail' ? Mail : Banknote
  return (
    <Timeline.Item
      key={key}
      bullet={<Icon size={14} aria-hidden />}
      title={<EntryTitle entry={entry} order={order} />}
    >
      <EntryWords entry={entry} currency={order.currency} />
    </Timeline.Item>
  )
}

/** What stands of a refund now: its money may have gone back since, or not. */
const refundLabels: Record<RefundState, string> = {
  PENDING: 'Refund under way',
  DONE: eventLabels.refunded,
  FAILED: 'Refund failed',
}

function EntryTitle({ entry, order }: { readonly entry: TimelineEntry; readonly order: Order }) {
  if (entry.source === 'mail') return `Mail: ${reasonLabel(entry.reason)}`
  if (entry.source === 'money') return entry.cents < 0 ? 'Money went back' : 'Money came in'
  const refund = refundOfEvent(order, entry)
  return refund ? refundLabels[refund.state] : eventLabel(entry)
}

function EntryWords({ entry, currency }: { readonly entry: TimelineEntry; readonly currency: string }) {
  const { moment, money } = useFormat()
  const by = entry.source === 'history' ? entry.by : ''
  const said =
    entry.source === 'history' ? eventText(entry, (amount) => money(amount.cents, amount.currency)) : ''
  return (
    <>
      {said && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {said}
        </Text>
      )}
      {entry.source === 'money' && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {entry.cents < 0 && '−'}
          {money(Math.abs(entry.cents), currency)}
          {entry.reference && ` (${entry.reference})`}
          {entry.cents < 0 && entry.gateway === 'manual' && !entry.reference && ' (Paid back by hand)'}
        </Text>
      )}
      {entry.source === 'mail' && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <LinkText to="/mailbox/$mailId" params={{ mailId: entry.id }} underline="always">
            {entry.subject || entry.to || 'To the owner'}
          </LinkText>
          {entry.subject && ` to ${entry.to}`}: {stateLabel(entry.state)}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {moment(entry.atMs)}
        {by && ` by ${by}`}
      </Text>
    </>
  )
}
