import { getRouteApi } from '@tanstack/react-router'
import { BackLink } from '../../../parts/back-link.tsx'
import { LinkButton } from '../../../parts/link-text.tsx'
import { ListScreen } from '../../../parts/lists/list-screen.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { proposalsRoom } from './proposals-room.tsx'

const route = getRouteApi('/panel/orders/drafts')

/** Every order that was drafted for a customer: find, filter, open, add. */
export function ProposalsScreen() {
  const navigate = route.useNavigate()
  return (
    <>
      <PageHead
        title="Draft orders"
        above={<BackLink to="/orders">Orders</BackLink>}
        actions={<LinkButton to="/orders/drafts/new">New draft</LinkButton>}
      />
      <ListScreen
        room={proposalsRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
    </>
  )
}
