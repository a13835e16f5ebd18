import { Anchor, Group, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { listPapersCall } from '@vitrine/contract/orders/paper-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { useCall } from '../../../../call/use-call.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { ErrorNotice } from '../../../../parts/error-notice.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'

/** The invoice of an order and its credit notes, to read and to download; nothing where there are none. */
export function PapersCard({ order }: { readonly order: Order }) {
  const isPaid = order.paymentState === 'PAID' || order.paymentState === 'REFUNDED'
  const isAsked = isPaid && !order.isTest
  // Another refund makes another paper.
  const input = { params: { orderId: order.id } }
  const query = useCall(listPapersCall, input, { isEnabled: isAsked, isFresh: true })
  if (!isAsked || query.data?.rows.length === 0) return null
  return (
    <PanelCard title="Invoices">
      {query.isError && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      <Stack gap="sm" aria-busy={query.isPending}>
        {query.data?.rows.map((row) => (
          <PaperRow key={row.id} row={row} />
        ))}
      </Stack>
    </PanelCard>
  )
}

type Row = ReplyOf<typeof listPapersCall>['rows'][number]

function PaperRow({ row }: { readonly row: Row }) {
  const { money, day } = useFormat()
  const name = row.kind === 'invoice' ? `Invoice ${row.numberText}` : `Credit note ${row.numberText}`
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div>
        <Anchor href={row.url} target="_blank" rel="noreferrer" size="sm" fw={600}>
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {day(row.issuedAtMs)}, {money(row.grossCents, row.currency)}
        </Text>
      </div>
      <Anchor href={row.pdfUrl} download size="sm" aria-label={`Download ${name} as PDF`}>
        PDF
      </Anchor>
    </Group>
  )
}
