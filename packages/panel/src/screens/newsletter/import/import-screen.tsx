import { Stack } from '@mantine/core'
import { listSubscriberImportsCall, listSubscribersCall } from '@vitrine/contract/newsletter/subscriber-calls'
import { failureText } from '../../../call/messages.ts'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { useLookAgain } from '../../../parts/use-look-again.ts'
import { ImportCard } from './import-card.tsx'
import { SendSubscribers } from './send-subscribers.tsx'

/** Subscribers from a file: send it, watch it, read what became of each. */
export function ImportScreen() {
  const imports = useCall(listSubscriberImportsCall, {}, { isFresh: true })
  const isRunning = imports.data?.subscriberImports.some(
    ({ state }) => state === 'waiting' || state === 'running',
  )
  const { refetch } = imports
  useLookAgain({ isRunning, refetch, list: listSubscribersCall })
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
