import { Text, Timeline } from '@mantine/core'
import type { Order, OrderEvent } from '@vitrine/domain/orders/order'
import {
  Ban,
  CircleDollarSign,
  type LucideIcon,
  Mail,
  ReceiptText,
  ShoppingBag,
  StickyNote,
  Truck,
} from 'lucide-react'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { eventLabels } from './order-labels.ts'

const icons: Record<OrderEvent['kind'], LucideIcon> = {
  placed: ShoppingBag,
  paid: CircleDollarSign,
  fulfilled: Truck,
  canceled: Ban,
  refunded: ReceiptText,
  'mail-sent': Mail,
  note: StickyNote,
}

/** What happened to an order, the latest first. */
export function HistoryCard({ order }: { readonly order: Order }) {
  const { moment } = useFormat()
  const latestFirst = order.history.toReversed()
  return (
    <PanelCard title="History">
      <Timeline bulletSize={26} lineWidth={2} active={-1}>
        {latestFirst.map((event, index) => {
          const Icon = icons[event.kind]
          return (
            <Timeline.Item
              // biome-ignore lint/suspicious/noArrayIndexKey: history only grows, and its lines have no id
              key={`${event.atMs}-${index}`}
              bullet={<Icon size={14} aria-hidden />}
              title={eventLabels[event.kind]}
            >
              {event.text && <Text size="sm">{event.text}</Text>}
              <Text size="xs" c="dimmed">
                {moment(event.atMs)}
                {event.by && ` by ${event.by}`}
              </Text>
            </Timeline.Item>
          )
        })}
      </Timeline>
    </PanelCard>
  )
}
