import { EmptyState } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { SearchX, ShoppingBag } from 'lucide-react'
import { failureText } from '../../../call/messages.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { ListTable } from '../../../parts/lists/list-table.tsx'
import { Pager } from '../../../parts/lists/pager.tsx'
import { useIsPhone } from '../../../parts/use-is-phone.ts'
import { OrderCard } from './order-card.tsx'
import { orderColumns } from './order-cells.tsx'

interface OrderListProps {
  readonly query: UseQueryResult<ReplyOf<typeof listOrdersCall>>
  readonly isSearch: boolean
  readonly sort: { readonly id: string; readonly isDescending: boolean }
  readonly onSort: (id: string, isDescending: boolean) => void
  readonly page: number
  readonly onPage: (page: number) => void
}

/** The orders that were found: loading, trouble, none, or rows. */
export function OrderList({ query, isSearch, sort, onSort, page, onPage }: OrderListProps) {
  const isPhone = useIsPhone()
  if (query.isPending) return <ListSkeleton label="Loading orders" />
  if (query.isError) {
    return <ErrorNotice error={query.error} title={failureText.list} onRetry={() => void query.refetch()} />
  }
  const { orders, total } = query.data
  if (orders.length === 0) return isSearch ? <NothingFound /> : <NoOrders />
  return (
    <>
      {isPhone ? (
        <CardList label="Orders">
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </CardList>
      ) : (
        <ListTable
          caption="Orders"
          columns={orderColumns}
          rows={orders}
          sort={sort}
          onSort={onSort}
          isStale={query.isPlaceholderData}
        />
      )}
      <Pager page={page} total={total} onPage={onPage} />
    </>
  )
}

function NothingFound() {
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<SearchX aria-hidden />}
      title="No orders found"
      description="Try another number, name or e-mail, or fewer filters."
    />
  )
}

function NoOrders() {
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<ShoppingBag aria-hidden />}
      title="No orders yet"
      description="They appear here as soon as somebody buys."
    />
  )
}
