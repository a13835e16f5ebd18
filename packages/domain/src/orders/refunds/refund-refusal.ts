/** Why the money of a refund is not with the buyer. */
export type RefundRefusal =
  | 'no-charge'
  | 'none-left'
  | 'key-used'
  | 'account-gone'
  | 'other-account'
  | 'failed-at-stripe'
  | 'disputed-at-stripe'
  | 'less-left-at-stripe'
  | 'failed-at-paypal'
  | 'disputed-at-paypal'
  | 'less-left-at-paypal'
  | 'too-late-at-paypal'
  | 'came-back'

/** A refusal in words; said in the language of whoever reads it. */
export const refundRefusalText: Readonly<Record<RefundRefusal, string>> = {
  'no-charge': 'There is no such charge.',
  'none-left': 'Nothing is left of this charge.',
  'key-used': 'This key gave another amount back before.',
  'account-gone': 'The account that took the payment is gone.',
  'other-account':
    'The account that is kept now does not know this payment: another took it. Please give the money back there, or by hand.',
  'failed-at-stripe': 'Stripe could not give the money back. Please look at the payment there.',
  'disputed-at-stripe': 'The buyer disputes this payment. Please answer the dispute at Stripe.',
  'less-left-at-stripe': 'Stripe has less left of this payment. Please look at it there.',
  'failed-at-paypal': 'PayPal could not give the money back. Please look at the payment there.',
  'disputed-at-paypal': 'The buyer disputes this payment. Please answer the dispute at PayPal.',
  'less-left-at-paypal': 'PayPal has less left of this payment. Please look at it there.',
  'too-late-at-paypal': 'PayPal gives payments back for 180 days alone. Please send the money another way.',
  'came-back': 'The money came back. Please look at the payment at its payment service.',
}

/** What becomes of money without an order that was not given back: none is there; no keys that are kept reach it, so that a person gives it back; or it is asked for again. */
export type AfterRefusal = 'nothing-there' | 'out-of-reach' | 'asked-again'

/** What a refusal comes to. What is out of reach is not asked for again by itself: it would never be answered otherwise, and whoever was told gives it back by hand. */
export function afterRefusal(refusal: RefundRefusal): AfterRefusal {
  switch (refusal) {
    case 'no-charge':
    case 'none-left':
      return 'nothing-there'
    case 'account-gone':
    case 'other-account':
      return 'out-of-reach'
    default:
      return 'asked-again'
  }
}

/** Why a refund gave nothing back, in words; '' where it did. */
export function refundMessageText({ message, refusal }: RefundMessage): string {
  return refusal ? refundRefusalText[refusal] : message
}

interface RefundMessage {
  readonly message: string
  readonly refusal?: RefundRefusal | undefined
}
