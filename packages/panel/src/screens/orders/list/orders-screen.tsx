import { Group, NativeSelect, Paper } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { useCall } from '../../../call/use-call.ts'
import { pageSize } from '../../../format/paging.ts'
import { SearchBox } from '../../../parts/lists/search-box.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { PaymentDiscrepancies } from '../../payments/payment-discrepancies.tsx'
import { OrderList } from './order-list.tsx'
import { type OrderSearch, parseOrderSearch } from './order-search.ts'

const route = getRouteApi('/panel/orders')

/** All orders: find, filter, sort, open. */
export function OrdersScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { text, fulfillment, payment, kind, sort = 'created', direction = 'desc', page = 1 } = search
  const orders = useCall(
    listOrdersCall,
    {
      query: {
        text,
        fulfillmentStatus: fulfillment === 'all' ? undefined : fulfillment,
        paymentState: payment === 'all' ? undefined : payment,
        kind: kind === 'all' ? undefined : kind,
        sort,
        direction,
        offset: (page - 1) * pageSize,
        limit: pageSize,
      },
    },
    { keepPrevious: true },
  )
  const show = (change: Record<string, unknown>, replace = false) =>
    void navigate({ search: parseOrderSearch({ ...search, page: 1, ...change }), replace })

  return (
    <>
      <PageHead title="Orders" />
      <PaymentDiscrepancies />
      <Paper withBorder>
        <Group p="md" gap="sm">
          <SearchBox
            label="Search orders"
            text={text ?? ''}
            onSearch={(next) => show({ text: next }, true)}
          />
          <Filters search={search} onFilter={show} />
        </Group>
        <OrderList
          query={orders}
          isSearch={[text, fulfillment, payment, kind].some((each) => each !== undefined)}
          sort={{ id: sort, isDescending: direction === 'desc' }}
          onSort={(id, isDescending) => show({ sort: id, direction: isDescending ? 'desc' : 'asc' })}
          page={page}
          onPage={(next) => show({ page: next })}
        />
      </Paper>
    </>
  )
}

const fulfillmentChoices = [
  { value: 'all', label: 'Any fulfillment' },
  { value: 'PENDING', label: 'To fulfill' },
  { value: 'FULFILLED', label: 'Fulfilled' },
  { value: 'CANCELED', label: 'Canceled' },
]

const paymentChoices = [
  { value: 'all', label: 'Any payment' },
  { value: 'PENDING', label: 'Not paid yet' },
  { value: 'PAID', label: 'Paid' },
  { value: 'REFUNDED', label: 'Refunded' },
  { value: 'FAILED', label: 'Payment failed' },
]

const kindChoices = [
  { value: 'all', label: 'Real and test orders' },
  { value: 'real', label: 'Real orders' },
  { value: 'test', label: 'Test orders' },
]

interface FiltersProps {
  readonly search: OrderSearch
  readonly onFilter: (change: Record<string, unknown>) => void
}

function Filters({ search, onFilter }: FiltersProps) {
  return (
    <Group gap="sm">
      <NativeSelect
        aria-label="Fulfillment"
        data={fulfillmentChoices}
        value={search.fulfillment ?? 'all'}
        onChange={(event) => onFilter({ fulfillment: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label="Payment"
        data={paymentChoices}
        value={search.payment ?? 'all'}
        onChange={(event) => onFilter({ payment: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label="Test orders"
        data={kindChoices}
        value={search.kind ?? 'all'}
        onChange={(event) => onFilter({ kind: event.currentTarget.value })}
      />
    </Group>
  )
}
