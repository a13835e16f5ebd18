import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { ListScreen } from '../../../../parts/lists/list-screen.tsx'
import { NewsletterHead } from '../../newsletter-head.tsx'
import { useListChoices } from '../../use-lists.ts'
import { campaignsRoom } from './campaigns-room.tsx'

const NewCampaignDialog = lazy(() =>
  import('./new-campaign-dialog.tsx').then((file) => ({ default: file.NewCampaignDialog })),
)

const route = getRouteApi('/panel/newsletter/campaigns')

/** What was and will be written to those on the lists. */
export function CampaignsScreen() {
  const navigate = route.useNavigate()
  const lists = useListChoices()
  const room = useMemo(() => campaignsRoom(lists), [lists])
  const [isBeginning, begin] = useState(false)
  return (
    <>
      <NewsletterHead
        here="campaigns"
        actions={
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => begin(true)}>
            New campaign
          </Button>
        }
      />
      <ListScreen
        room={room}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
      <Suspense>{isBeginning && <NewCampaignDialog onClose={() => begin(false)} />}</Suspense>
    </>
  )
}
