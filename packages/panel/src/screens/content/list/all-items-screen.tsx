import { getRouteApi } from '@tanstack/react-router'
import { listContentCollectionsCall } from '@vitrine/contract/content/item-calls'
import { useMemo } from 'react'
import { failureText } from '../../../call/messages.ts'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { parseListSearch } from '../../../parts/lists/address/list-search.ts'
import { ListScreen } from '../../../parts/lists/list-screen.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { isTrashShown, roomOfAll } from './items-room.tsx'

const route = getRouteApi('/panel/content/all')

/** The items of all collections: find, filter, sort, open. */
export function AllItemsScreen() {
  const navigate = route.useNavigate()
  const search = parseListSearch(route.useSearch())
  const collections = useCall(listContentCollectionsCall, {})
  const all = collections.data?.collections
  const isTrash = isTrashShown(search)
  const room = useMemo(() => all && roomOfAll(all, isTrash), [all, isTrash])
  return (
    <>
      <PageHead title="All items" above={<BackLink to="/content">Content</BackLink>} />
      <Shown of={[collections]} loading="Loading items" failed={failureText.collections}>
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
