import { getRouteApi } from '@tanstack/react-router'
import { readSubscriberCall } from '@vitrine/contract/newsletter/subscriber-calls'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { SubscriberView } from './subscriber-view.tsx'

const route = getRouteApi('/panel/newsletter/subscribers/$subscriberId')

/** Somebody on a list. */
export function SubscriberScreen() {
  const { subscriberId } = route.useParams()
  const query = useCall(readSubscriberCall, { params: { subscriberId } }, { isFresh: true })
  if (query.data) return <SubscriberView key={subscriberId} subscriber={query.data.subscriber} />
  return (
    <>
      <PageHead title="Subscriber" above={<BackLink to="/newsletter">Newsletter</BackLink>} />
      {query.isError ? (
        <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton label="Loading the subscriber" />
      )}
    </>
  )
}
