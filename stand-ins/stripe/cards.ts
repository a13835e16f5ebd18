/** What a card of the stand-in does; the numbers are those of Stripe's own test cards. */
export type CardBehaviour = 'ok' | 'declined' | 'insufficient' | 'asks' | 'fails-later' | 'takes-days'

const byNumber: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'ok',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000002500003155': 'asks',
  '4000002760003184': 'asks',
  '4000000000000341': 'fails-later',
  // Not a card at the service: it stands for a debit from a bank account.
  '6000000000000007': 'takes-days',
}

/** What a number does. */
export function behaviourOf(number: string): CardBehaviour {
  return byNumber[number.replace(/\s/g, '')] ?? 'declined'
}
