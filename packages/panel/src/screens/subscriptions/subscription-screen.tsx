import { getRouteApi } from '@tanstack/react-router'
import { readSubscriptionCall } from '@vitrine/contract/subscriptions/panel-calls'
import { followMs, useCall } from '../../call/use-call.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { SubscriptionView } from './subscription-view.tsx'

const route = getRouteApi('/panel/subscriptions/$subscriptionId')

/** One subscription: what comes, what was charged, and what can be done for its buyer. */
export function SubscriptionScreen() {
  const { subscriptionId } = route.useParams()
  const query = useCall(
    readSubscriptionCall,
    { params: { subscriptionId } },
    { everyMs: ({ subscription }) => subscription.isTriedNow && followMs },
  )
  return (
    <Shown
      of={[query]}
      loading="Loading the subscription"
      head={<PageHead title="Subscription" above={<BackLink to="/subscriptions">Subscriptions</BackLink>} />}
    >
      {(read) => <SubscriptionView key={subscriptionId} {...read} />}
    </Shown>
  )
}
