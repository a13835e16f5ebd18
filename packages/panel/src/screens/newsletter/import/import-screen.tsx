import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { listSubscriberImportsCall, listSubscribersCall } from '@vitrine/contract/newsletter/subscriber-calls'
import { useEffect } from 'react'
import { failureText } from '../../../call/messages.ts'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { ImportCard } from './import-card.tsx'
import { SendSubscribers } from './send-subscribers.tsx'

/** How often an import that goes on is looked at. */
const lookEveryMs = 1_500

/** Subscribers from a file: send it, watch it, read what became of each. */
export function ImportScreen() {
  const imports = useCall(listSubscriberImportsCall, {}, { isFresh: true })
  const queries = useQueryClient()
  const isRunning = imports.data?.subscriberImports.some(
    ({ state }) => state === 'waiting' || state === 'running',
  )
  const { refetch } = imports
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void refetch(), lookEveryMs)
    return () => {
      clearInterval(timer)
      void queries.invalidateQueries({ queryKey: [listSubscribersCall.name] })
    }
  }, [isRunning, refetch, queries])
  return (
    <>
      <PageHead title="Import subscribers" above={<BackLink to="/newsletter">Newsletter</BackLink>} />
      <Stack>
        <SendSubscribers onSent={() => void refetch()} />
        {imports.isPending && <ListSkeleton label="Loading imports" />}
        {imports.isError && (
          <ErrorNotice error={imports.error} title={failureText.list} onRetry={() => void refetch()} />
        )}
        {imports.data?.subscriberImports.map((each) => (
          <ImportCard key={each.id} subscriberImport={each} />
        ))}
      </Stack>
    </>
  )
}
