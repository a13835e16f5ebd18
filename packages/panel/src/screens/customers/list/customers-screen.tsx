import { getRouteApi } from '@tanstack/react-router'
import { ListScreen } from '../../../parts/lists/list-screen.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { customersRoom } from './customers-room.tsx'

const route = getRouteApi('/panel/customers')

/** Everybody who bought: find, filter, sort, open. */
export function CustomersScreen() {
  const navigate = route.useNavigate()
  return (
    <>
      <PageHead title="Customers" />
      <ListScreen
        room={customersRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
    </>
  )
}
