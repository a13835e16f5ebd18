import { Stack, Timeline } from '@mantine/core'
import { addOrderNoteCall, readOrderTimelineCall } from '@vitrine/contract/orders/record-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { orderTimeline } from '@vitrine/domain/orders/record/order-timeline'
import { useCall } from '../../../../call/use-call.ts'
import { ErrorNotice } from '../../../../parts/error-notice.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { useMay } from '../../../../session/may.ts'
import { NoteField } from './note-field.tsx'
import { timelineItem } from './timeline-item.tsx'

/** What happened to an order, the latest first: what was done and by whom, mails, money; and a place for notes. */
export function TimelineCard({ order }: { readonly order: Order }) {
  const input = { params: { orderId: order.id } }
  const query = useCall(readOrderTimelineCall, input, { isFresh: true, keepPrevious: true })
  const mayNote = useMay(addOrderNoteCall)
  // What the order tells itself is there at once.
  const entries = query.data?.entries ?? orderTimeline(order.history, [], [])
  return (
    <PanelCard title="Timeline">
      <Stack gap="lg">
        {mayNote && <NoteField orderId={order.id} />}
        {query.isError && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
        <Timeline bulletSize={26} lineWidth={2} active={-1} aria-busy={query.isPending}>
          {entries.map((entry, place) =>
            timelineItem(entry, { order, key: `${entry.atMs}-${entries.length - place}` }),
          )}
        </Timeline>
      </Stack>
    </PanelCard>
  )
}
