import type { KeptSentence } from './kept-sentence.ts'

/** Why a payment service gave nothing back, as refunds keep it. */
export const refundRefusals: readonly KeptSentence[] = [
  {
    pattern: /^There is no such charge\.$/,
    text: () => 'There is no such charge.',
  },
  {
    pattern: /^Nothing is left of this charge\.$/,
    text: () => 'Nothing is left of this charge.',
  },
  {
    pattern: /^The account that took the payment is gone\.$/,
    text: () => 'The account that took the payment is gone.',
  },
  {
    pattern: /^Stripe could not give the money back\. Please look at the payment there\.$/,
    text: () => 'Stripe could not give the money back. Please look at the payment there.',
  },
  {
    pattern: /^PayPal could not give the money back\. Please look at the payment there\.$/,
    text: () => 'PayPal could not give the money back. Please look at the payment there.',
  },
  {
    pattern: /^PayPal has less left of this payment\. Please look at it there\.$/,
    text: () => 'PayPal has less left of this payment. Please look at it there.',
  },
  {
    pattern: /^PayPal gives payments back for 180 days alone\. Please send the money another way\.$/,
    text: () => 'PayPal gives payments back for 180 days alone. Please send the money another way.',
  },
  {
    pattern: /^The buyer disputes this payment\. Please answer the dispute at PayPal\.$/,
    text: () => 'The buyer disputes this payment. Please answer the dispute at PayPal.',
  },
  {
    pattern: /^The buyer disputes this payment\. Please answer the dispute at Stripe\.$/,
    text: () => 'The buyer disputes this payment. Please answer the dispute at Stripe.',
  },
]
