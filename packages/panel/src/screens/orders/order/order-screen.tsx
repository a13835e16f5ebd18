import { getRouteApi } from '@tanstack/react-router'
import { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { OrderView } from './order-view.tsx'

const route = getRouteApi('/panel/orders/$orderId')

/** One order. */
export function OrderScreen() {
  const { orderId } = route.useParams()
  const query = useCall(readOrderCall, { params: { orderId } })
  if (query.data) return <OrderView key={orderId} {...query.data} />
  return (
    <>
      <PageHead title="Order" above={<BackLink to="/orders">Orders</BackLink>} />
      {query.isError ? (
        <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton label="Loading the order" />
      )}
    </>
  )
}
