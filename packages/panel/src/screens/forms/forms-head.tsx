import { listFormsCall } from '@vitrine/contract/forms/form-list-calls'
import { listSubmissionsCall } from '@vitrine/contract/forms/panel-calls'
import type { ReactNode } from 'react'
import { PageHead } from '../../parts/page-head.tsx'
import { RoomTabs } from '../../parts/rooms/room-tabs.tsx'
import { useMay } from '../../session/may.ts'

interface FormsHeadProps {
  readonly here: 'inbox' | 'forms'
  readonly actions?: ReactNode
}

/** The heading of the rooms of forms, with the ways between them. */
export function FormsHead({ here, actions }: FormsHeadProps) {
  const [mayRead, mayWrite] = [useMay(listSubmissionsCall), useMay(listFormsCall)]
  return (
    <>
      <PageHead title="Forms" actions={actions} />
      {mayRead && mayWrite && (
        <RoomTabs
          label="Rooms of forms"
          rooms={[
            { to: '/forms', label: 'Inbox', isHere: here === 'inbox' },
            { to: '/forms/all', label: 'All forms', isHere: here === 'forms' },
          ]}
        />
      )}
    </>
  )
}
