import type { ReplyOf } from '@vitrine/contract/call'
import type { listSubscriptionsCall, readSubscriptionCall } from '@vitrine/contract/subscriptions/panel-calls'

/** A subscription in the list. */
export type SubscriptionRow = ReplyOf<typeof listSubscriptionsCall>['rows'][number]

/** A subscription with its cycles. */
export type SubscriptionRecord = ReplyOf<typeof readSubscriptionCall>['subscription']
