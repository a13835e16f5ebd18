import { Button, Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readMemberSetUpCall } from '@vitrine/contract/memberships/panel-calls'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../call/use-call.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { membersRoom } from './members-room.tsx'
import { SetUpCards } from './set-up-cards.tsx'

const GrantDialog = lazy(() => import('./grant-dialog.tsx').then((file) => ({ default: file.GrantDialog })))

const route = getRouteApi('/panel/members')

/** Who is a member, by what plans, and what is for members alone. */
export function MembersScreen() {
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const [isGranting, grant] = useState(false)
  const setUp = useCall(readMemberSetUpCall, {})
  const plans = setUp.data?.plans ?? []
  return (
    <Stack>
      <PageHead
        title="Members"
        actions={
          plans.length > 0 && (
            <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => grant(true)}>
              Make somebody a member
            </Button>
          )
        }
      />
      {setUp.isError && <ErrorNotice error={setUp.error} onRetry={() => void setUp.refetch()} />}
      {setUp.data && <SetUpCards setUp={setUp.data} />}
      {plans.length > 0 && (
        <ListScreen
          room={membersRoom}
          search={search}
          onShow={(next, isTyped) => void navigate({ search: next, replace: isTyped })}
        />
      )}
      <Suspense>{isGranting && <GrantDialog plans={plans} onClose={() => grant(false)} />}</Suspense>
    </Stack>
  )
}
