import { EmptyState, Group, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { discountsList } from '@vitrine/contract/discounts/discounts-list'
import { exportDiscountsCall, listDiscountsCall } from '@vitrine/contract/discounts/panel-calls'
import { TicketPercent } from 'lucide-react'
import { callQuery } from '../../../call/call-query.ts'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { csvAddressOf } from '../../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../../parts/lists/list-room.ts'
import { DiscountBadge } from '../discount-badge.tsx'

type DiscountRow = ReplyOf<typeof listDiscountsCall>['rows'][number]
interface Row {
  readonly row: DiscountRow
}

const triggerLabels = { automatic: 'Automatic', code: 'One code', bulk: 'Many codes' } as const
const classes = { PRODUCT: 'Products', ORDER: 'Order', SHIPPING: 'Delivery' } as const

/** The list of discounts. */
export const discountsRoom: ListRoom<DiscountRow> = {
  list: discountsList,
  read: (query) => callQuery(listDiscountsCall, { query }),
  nameOf: ({ name }) => name,
  cells: {
    name: (row) => <Name row={row} />,
    code: (row) => <Code row={row} />,
    state: (row) => <DiscountBadge state={row.state} />,
    trigger: (row) => triggerLabels[row.trigger],
    class: (row) => classes[row.class],
    uses: (row) => <Uses row={row} />,
    starts: (row) => <Moment atMs={row.startsAtMs} />,
    ends: (row) => <Moment atMs={row.endsAtMs} />,
    created: (row) => <Moment atMs={row.createdAtMs} />,
  },
  card: (row) => (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
        <Name row={row} />
        <DiscountBadge state={row.state} />
      </Group>
      <Group gap="xs">
        <Code row={row} />
        <Text size="xs" c="dimmed">
          Uses: <Uses row={row} />
        </Text>
      </Group>
    </Stack>
  ),
  acts: [],
  csvAddress: csvAddressOf(exportDiscountsCall),
  csvCall: exportDiscountsCall,
  empty: (
    <EmptyState
      py="xl"
      role="status"
      icon={<TicketPercent aria-hidden />}
      title="No discounts yet"
      description="A discount applies automatically, with a code, or with one of many codes."
    />
  ),
}

function Name({ row }: Row) {
  return (
    <LinkText to="/discounts/$discountId" params={{ discountId: row.id }} size="sm" fw={600}>
      {row.name}
    </LinkText>
  )
}

function Code({ row }: Row) {
  return (
    <Text size="sm" c={row.code === '' ? 'dimmed' : undefined} style={{ overflowWrap: 'anywhere' }}>
      {row.code || triggerLabels[row.trigger]}
    </Text>
  )
}

function Uses({ row: { uses, usageLimit, trigger } }: Row) {
  const { number } = useFormat()
  return (
    <>
      {usageLimit === null || trigger === 'bulk' ? number(uses) : `${number(uses)} / ${number(usageLimit)}`}
    </>
  )
}

function Moment({ atMs }: { readonly atMs: number | null }) {
  const { moment } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {atMs === null ? '' : moment(atMs)}
    </Text>
  )
}
