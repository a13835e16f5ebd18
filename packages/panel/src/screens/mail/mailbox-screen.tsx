import { getRouteApi } from '@tanstack/react-router'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { mailRoom } from './list/mail-room.tsx'

const route = getRouteApi('/panel/mailbox')

/** The mailbox: what the shop sent, or would have sent, and what did not go out. */
export function MailboxScreen() {
  const navigate = route.useNavigate()
  return (
    <>
      <PageHead title="Mailbox" />
      <ListScreen
        room={mailRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
    </>
  )
}
