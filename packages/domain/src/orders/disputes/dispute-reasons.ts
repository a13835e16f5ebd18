import { type OrderDispute, reasonWords } from './order-dispute.ts'

/** Why payments are disputed, by the codes of Stripe and of PayPal in small letters. */
const reasonTexts: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank could not process the payment',
  check_returned: 'The check was returned',
  credit_not_processed: 'The buyer did not get a refund that was promised',
  customer_initiated: 'The buyer had the bank take the payment back',
  debit_not_authorized: 'The buyer did not agree to this debit',
  duplicate: 'The buyer paid twice',
  fraudulent: 'The buyer did not make this payment',
  general: 'No particular reason is given',
  incorrect_account_details: 'The account details were wrong',
  insufficient_funds: 'There was not enough money on the account',
  noncompliant: 'The rules of the card network were not kept',
  product_not_received: 'The buyer did not receive the goods',
  product_unacceptable: 'The goods are damaged, or not as described',
  subscription_canceled: 'The buyer canceled the subscription before',
  unrecognized: 'The buyer does not know this payment',
  merchandise_or_service_not_received: 'The buyer did not receive the goods or the service',
  merchandise_or_service_not_as_described: 'The goods or the service are not as described',
  unauthorised: 'The buyer did not make this payment',
  duplicate_transaction: 'The buyer paid twice',
  incorrect_amount: 'The amount is wrong',
  payment_by_other_means: 'The buyer paid another way',
  canceled_recurring_billing: 'The buyer canceled the subscription before',
  problem_with_remittance: 'The money did not arrive as it was sent',
  other: 'No particular reason is given',
}

/** The reason of a dispute as people read it: in the words of its payment service where we do not know it, '' where none is given. */
export function reasonText(dispute: Pick<OrderDispute, 'reason'>): string {
  const words = reasonWords(dispute)
  return reasonTexts[words.replaceAll(' ', '_')] ?? words
}
