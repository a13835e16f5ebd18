import { subscription } from '@vitrine/contract/subscriptions/subscription-shape'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { defineDocument, typesOnly } from '../documents/document-kind.ts'

/** A subscription to a product. */
export const subscriptionDocument = defineDocument<Subscription>()('subscription', typesOnly(subscription))
