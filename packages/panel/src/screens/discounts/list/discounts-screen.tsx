import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { ListScreen } from '../../../parts/lists/list-screen.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { discountsRoom } from './discounts-room.tsx'

const route = getRouteApi('/panel/discounts')

/** Every discount: find, filter, sort, open, add. */
export function DiscountsScreen() {
  const navigate = route.useNavigate()
  return (
    <>
      <PageHead
        title="Discounts"
        actions={<Button onClick={() => void navigate({ to: '/discounts/new' })}>Add discount</Button>}
      />
      <ListScreen
        room={discountsRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
    </>
  )
}
