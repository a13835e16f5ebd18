import type { ReplyOf } from '@vitrine/contract/call'
import type { listSubscribersCall, readSubscriberCall } from '@vitrine/contract/newsletter/subscriber-calls'

/** Somebody in the list. */
export type SubscriberRow = ReplyOf<typeof listSubscribersCall>['rows'][number]

/** Somebody with what they agreed to, and what happened. */
export type SubscriberRecord = ReplyOf<typeof readSubscriberCall>['subscriber']
