import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { LinkButton } from '../../../parts/link-text.tsx'
import { ListScreen } from '../../../parts/lists/list-screen.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import type { RedirectRow } from './redirect-row.ts'
import { redirectsRoom } from './redirects-room.tsx'

const route = getRouteApi('/panel/redirects')

/** Where old addresses lead: find, add, change and remove. */
export function RedirectsScreen() {
  const navigate = route.useNavigate()
  const [open, setOpen] = useState<RedirectRow | 'new' | null>(null)
  const room = useMemo(() => redirectsRoom(setOpen), [])
  return (
    <>
      <SettingsHead
        title="Redirects"
        actions={
          <>
            <LinkButton to="/redirects/text" variant="default">
              Edit as text
            </LinkButton>
            <Button data-primary onClick={() => setOpen('new')}>
              Add redirect
            </Button>
          </>
        }
      />
      <ListScreen
        room={room}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
      {open && <RedirectDialog rule={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  )
}
