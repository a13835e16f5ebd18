import { getRouteApi } from '@tanstack/react-router'
import { readSubscriptionCall } from '@vitrine/contract/subscriptions/panel-calls'
import { useCall } from '../../call/use-call.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { ListSkeleton } from '../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { SubscriptionView } from './subscription-view.tsx'

const route = getRouteApi('/panel/subscriptions/$subscriptionId')

/** One subscription: what comes, what was charged, and what can be done for its buyer. */
export function SubscriptionScreen() {
  const { subscriptionId } = route.useParams()
  const query = useCall(
    readSubscriptionCall,
    { params: { subscriptionId } },
    { isOpen: ({ subscription }) => subscription.isTriedNow },
  )
  if (query.data) return <SubscriptionView key={subscriptionId} {...query.data} />
  return (
    <>
      <PageHead title="Subscription" above={<BackLink to="/subscriptions">Subscriptions</BackLink>} />
      {query.isError ? (
        <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton label="Loading the subscription" />
      )}
    </>
  )
}
