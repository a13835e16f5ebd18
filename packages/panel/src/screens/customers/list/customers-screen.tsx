import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { erasePersonByEmailCall } from '@vitrine/contract/customers/person-calls'
import { lazy, Suspense, useState } from 'react'
import { ListScreen } from '../../../parts/lists/list-screen.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { useMay } from '../../../session/may.ts'
import { customersRoom } from './customers-room.tsx'

const PersonDialog = lazy(() =>
  import('./person-dialog.tsx').then((file) => ({ default: file.PersonDialog })),
)

const route = getRouteApi('/panel/customers')

/** Everybody who bought: find, filter, sort, open. */
export function CustomersScreen() {
  const navigate = route.useNavigate()
  const mayErase = useMay(erasePersonByEmailCall)
  const [isAsked, ask] = useState(false)
  return (
    <>
      <PageHead
        title="Customers"
        actions={
          mayErase && (
            <Button variant="default" onClick={() => ask(true)}>
              A person who did not buy
            </Button>
          )
        }
      />
      <ListScreen
        room={customersRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
      <Suspense>{isAsked && <PersonDialog onClose={() => ask(false)} />}</Suspense>
    </>
  )
}
