import type { ReplyOf } from '@vitrine/contract/call'
import type { readPaymentMethodsCall } from '@vitrine/contract/selling/selling-calls'

/** How buyers pay, as the form of the room has it. */
export type PaymentMethods = ReplyOf<typeof readPaymentMethodsCall>['value']
