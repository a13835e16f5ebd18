import type { ReplyOf } from '@vitrine/contract/call'
import { listSubscriptionsCall, readSubscriptionCall } from '@vitrine/contract/subscriptions/panel-calls'
import { type Change, useChange } from '../../../parts/dialogs/use-change.ts'

/** A change to a subscription. */
export function useSubscriptionChange(onDone: () => void): Change<ReplyOf<typeof readSubscriptionCall>> {
  return useChange({ stale: [readSubscriptionCall, listSubscriptionsCall], onDone })
}
