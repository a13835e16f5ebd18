import { SimpleGrid, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { QueryOf, ReplyOf } from '@vitrine/contract/call'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { useCall } from '../../call/use-call.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import type { OrderSearch } from '../orders/list/order-search.ts'
import classes from './start.module.css'

/** How many orders wait for the owner. */
export function OpenOrders() {
  const toFulfill = useCount({ fulfillmentStatus: 'PENDING' })
  const unpaid = useCount({ paymentState: 'PENDING', fulfillmentStatus: 'PENDING' })
  const failed = [toFulfill, unpaid].find((query) => query.isError)
  if (failed) return <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />
  return (
    <SimpleGrid cols={2}>
      <Count query={toFulfill} label="to fulfill" search={{ fulfillment: 'PENDING' }} />
      <Count query={unpaid} label="not paid yet" search={{ fulfillment: 'PENDING', payment: 'PENDING' }} />
    </SimpleGrid>
  )
}

type OrdersQuery = UseQueryResult<ReplyOf<typeof listOrdersCall>>

function useCount(query: QueryOf<typeof listOrdersCall>): OrdersQuery {
  return useCall(listOrdersCall, { query: { ...query, limit: 1 } })
}

interface CountProps {
  readonly query: OrdersQuery
  readonly label: string
  readonly search: OrderSearch
}

function Count({ query, label, search }: CountProps) {
  const total = query.data?.total
  return (
    <Link to="/orders" search={search} className={classes.count} data-open={(total ?? 0) > 0 || undefined}>
      <strong>{total === undefined ? <Skeleton h={28} w={36} component="span" /> : total}</strong>
      <span>
        {total === 1 ? 'order' : 'orders'} {label}
      </span>
    </Link>
  )
}
