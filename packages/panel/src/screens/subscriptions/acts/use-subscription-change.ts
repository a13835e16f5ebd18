import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import { listSubscriptionsCall, readSubscriptionCall } from '@vitrine/contract/subscriptions/panel-calls'
import { callQuery } from '../../../call/call-query.ts'
import { type Change, useChange } from '../../../parts/changes/use-change.ts'

/** What tells of a subscription, of its orders, too. */
const stale = [readSubscriptionCall, listSubscriptionsCall, readOrderCall]

/** A change to a subscription. */
export function useSubscriptionChange(onDone: () => void): Change<ReplyOf<typeof readSubscriptionCall>> {
  const queries = useQueryClient()
  return useChange<ReplyOf<typeof readSubscriptionCall>>({
    stale,
    onDone: (reply) => {
      // What is tried at once may be over when it is read again: from this answer on it is known that it was.
      const { queryKey } = callQuery(readSubscriptionCall, {
        params: { subscriptionId: reply.subscription.id },
      })
      queries.setQueryData(queryKey, reply)
      onDone()
    },
  })
}
