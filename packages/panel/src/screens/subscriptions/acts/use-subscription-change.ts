import type { ReplyOf } from '@vitrine/contract/call'
import { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import { listSubscriptionsCall, readSubscriptionCall } from '@vitrine/contract/subscriptions/panel-calls'
import { type Change, useChange } from '../../../parts/dialogs/use-change.ts'

/** What tells of a subscription, of its orders, too. */
const stale = [readSubscriptionCall, listSubscriptionsCall, readOrderCall]

/** A change to a subscription. */
export function useSubscriptionChange(onDone: () => void): Change<ReplyOf<typeof readSubscriptionCall>> {
  return useChange({ stale, onDone })
}
