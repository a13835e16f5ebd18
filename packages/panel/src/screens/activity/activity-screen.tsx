import { Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useSession } from '../../session/session.ts'
import { activityRoom } from './activity-room.tsx'

const route = getRouteApi('/panel/activity')

/** Who changed what on the site, and when. */
export function ActivityScreen() {
  const navigate = route.useNavigate()
  const seesAll = useSession().account.roles.includes('admin')
  return (
    <>
      <PageHead title="Activity" />
      <Text size="sm" c="dimmed" mb="md" maw={720}>
        {seesAll ? 'What you and your colleagues did.' : 'What you did.'} Changes of products, content, pages,
        settings and redirects can be undone for 90 days, unless somebody changed the same since. Mail,
        payments, refunds, stock counts, passwords, people and removed sites have no way back.
      </Text>
      <ListScreen
        room={activityRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
    </>
  )
}
