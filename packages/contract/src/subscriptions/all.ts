import type { Call } from '../call.ts'
import { changeSubscriptionPageCall, subscriptionPageCall } from './page-calls.ts'

/** The calls of subscriptions. */
export const subscriptionCalls: readonly Call[] = [subscriptionPageCall, changeSubscriptionPageCall]
