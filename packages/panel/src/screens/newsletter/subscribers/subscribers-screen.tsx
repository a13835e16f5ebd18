import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { FileUp, ListChecks, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { LinkButton } from '../../../parts/link-text.tsx'
import { ListScreen } from '../../../parts/lists/list-screen.tsx'
import { NewsletterHead } from '../newsletter-head.tsx'
import { useListChoices } from '../use-lists.ts'
import { subscribersRoom } from './subscribers-room.tsx'

const AddDialog = lazy(() => import('./add-dialog.tsx').then((file) => ({ default: file.AddDialog })))

const route = getRouteApi('/panel/newsletter')

/** Who is on the lists: find, filter, add, take off. */
export function SubscribersScreen() {
  const navigate = route.useNavigate()
  const lists = useListChoices()
  const room = useMemo(() => subscribersRoom(lists), [lists])
  const [isAdding, add] = useState(false)
  return (
    <>
      <NewsletterHead
        here="subscribers"
        actions={
          <>
            <LinkButton
              to="/newsletter/lists"
              variant="default"
              leftSection={<ListChecks size={16} aria-hidden />}
            >
              Lists
            </LinkButton>
            <LinkButton
              to="/newsletter/import"
              variant="default"
              leftSection={<FileUp size={16} aria-hidden />}
            >
              Import
            </LinkButton>
            <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => add(true)}>
              Add subscriber
            </Button>
          </>
        }
      />
      <ListScreen
        room={room}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
      <Suspense>{isAdding && <AddDialog onClose={() => add(false)} />}</Suspense>
    </>
  )
}
