import { getRouteApi } from '@tanstack/react-router'
import { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { OrderView } from './order-view.tsx'

const route = getRouteApi('/panel/orders/$orderId')

/** One order. */
export function OrderScreen() {
  const { orderId } = route.useParams()
  const query = useCall(readOrderCall, { params: { orderId } })
  return (
    <Shown
      of={[query]}
      loading="Loading the order"
      head={<PageHead title="Order" above={<BackLink to="/orders">Orders</BackLink>} />}
    >
      {(read) => <OrderView key={orderId} {...read} />}
    </Shown>
  )
}
