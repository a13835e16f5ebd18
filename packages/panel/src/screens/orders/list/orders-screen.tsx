import { getRouteApi } from '@tanstack/react-router'
import { createProposalCall } from '@vitrine/contract/proposals/panel-calls'
import { LinkButton } from '../../../parts/link-text.tsx'
import { ListScreen } from '../../../parts/lists/list-screen.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { useMay } from '../../../session/may.ts'
import { PaymentDiscrepancies } from '../../payments/payment-discrepancies.tsx'
import { ordersRoom } from './orders-room.tsx'

const route = getRouteApi('/panel/orders')

/** All orders: find, filter, sort, open, and send many at once. */
export function OrdersScreen() {
  const navigate = route.useNavigate()
  const mayDraft = useMay(createProposalCall)
  return (
    <>
      <PageHead title="Orders" actions={mayDraft && <DraftButtons />} />
      <PaymentDiscrepancies />
      <ListScreen
        room={ordersRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
    </>
  )
}

/** Orders that are put together for a customer have a list of their own: they are none yet. */
function DraftButtons() {
  return (
    <>
      <LinkButton to="/orders/drafts" variant="default">
        Drafts
      </LinkButton>
      <LinkButton to="/orders/drafts/new">New draft</LinkButton>
    </>
  )
}
