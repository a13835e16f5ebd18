/** Why money went back, where no owner says so. */
export type RefundCause = 'order-canceled' | 'at-service' | 'taken-back'

/** A cause in words; said in the language of whoever reads it. */
export const refundCauseText: Readonly<Record<RefundCause, string>> = {
  'order-canceled': 'The order was canceled.',
  'at-service': 'Refunded at the payment service.',
  'taken-back': 'The money was taken back in a dispute.',
}

/** Why a refund was made, in words: the owner's own, or ours for its cause; '' where nothing is told. */
export function refundReasonText({ reason, cause }: RefundReason): string {
  return cause ? refundCauseText[cause] : reason
}

interface RefundReason {
  readonly reason: string
  readonly cause?: RefundCause | undefined
}
