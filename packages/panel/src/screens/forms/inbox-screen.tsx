import { getRouteApi } from '@tanstack/react-router'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { inboxRoom } from './inbox-room.tsx'

const route = getRouteApi('/panel/forms')

/** What visitors sent by forms: find, filter, open. */
export function InboxScreen() {
  const navigate = route.useNavigate()
  return (
    <>
      <PageHead title="Forms" />
      <ListScreen
        room={inboxRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
    </>
  )
}
