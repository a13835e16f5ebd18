import { getRouteApi } from '@tanstack/react-router'
import { readSubscriberCall } from '@vitrine/contract/newsletter/subscriber-calls'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { SubscriberView } from './subscriber-view.tsx'

const route = getRouteApi('/panel/newsletter/subscribers/$subscriberId')

/** Somebody on a list. */
export function SubscriberScreen() {
  const { subscriberId } = route.useParams()
  const query = useCall(readSubscriberCall, { params: { subscriberId } }, { isFresh: true })
  return (
    <Shown
      of={[query]}
      loading="Loading the subscriber"
      head={<PageHead title="Subscriber" above={<BackLink to="/newsletter">Newsletter</BackLink>} />}
    >
      {(read) => <SubscriberView key={subscriberId} subscriber={read.subscriber} />}
    </Shown>
  )
}
