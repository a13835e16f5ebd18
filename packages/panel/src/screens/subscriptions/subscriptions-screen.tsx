import { getRouteApi } from '@tanstack/react-router'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { subscriptionsRoom } from './subscriptions-room.tsx'

const route = getRouteApi('/panel/subscriptions')

/** What customers get and pay again and again. */
export function SubscriptionsScreen() {
  const navigate = route.useNavigate()
  return (
    <>
      <PageHead title="Subscriptions" />
      <ListScreen
        room={subscriptionsRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
    </>
  )
}
