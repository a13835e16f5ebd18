import { getRouteApi } from '@tanstack/react-router'
import { ListScreen } from '../../../parts/lists/list-screen.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { PaymentDiscrepancies } from '../../payments/payment-discrepancies.tsx'
import { ordersRoom } from './orders-room.tsx'

const route = getRouteApi('/panel/orders')

/** All orders: find, filter, sort, open, and send many at once. */
export function OrdersScreen() {
  const navigate = route.useNavigate()
  return (
    <>
      <PageHead title="Orders" />
      <PaymentDiscrepancies />
      <ListScreen
        room={ordersRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
    </>
  )
}
