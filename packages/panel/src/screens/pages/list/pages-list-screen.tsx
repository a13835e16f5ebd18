import { getRouteApi } from '@tanstack/react-router'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import { useMemo } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ListScreen } from '../../../parts/lists/list-screen.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { pagesRoom } from './pages-room.tsx'

const route = getRouteApi('/panel/pages/list')

/** The pages of the site as a list: find, filter, sort, open. */
export function PagesListScreen() {
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const pages = useCall(listPagesCall, {})
  const tree = pages.data
  const room = useMemo(() => tree && pagesRoom(tree), [tree])
  return (
    <>
      <PageHead title="All pages" above={<BackLink to="/pages">Pages and menus</BackLink>} />
      <Shown of={[pages]} loading="Loading the pages">
        {() =>
          room && (
            <ListScreen
              room={room}
              search={search}
              onShow={(next, isTyped) => void navigate({ search: next, replace: isTyped })}
            />
          )
        }
      </Shown>
    </>
  )
}
