/** A fact as it is kept: a code with its values, as they are when this migration is written. */
export type Fact = { readonly code: string } & Readonly<Record<string, unknown>>

/** Reads the fact that a sentence tells in the history of a subscription; null where the shop never wrote it there. */
export function factIn(text: string): Fact | null {
  const known = Object.hasOwn(fixed, text) ? fixed[text] : undefined
  if (known) return known
  for (const { pattern, fact } of patterns) {
    const found = pattern.exec(text)
    if (found) return fact(found.slice(1))
  }
  return null
}

/** Why a payment was not made, as buyers read it. */
const declines: Readonly<Record<string, string>> = {
  'Your card was declined. Please try another card.': 'declined',
  'Your card has insufficient funds. Please try another card.': 'insufficient-funds',
  'Your card has expired. Please use another card.': 'card-expired',
  'The number, expiry date or security code of your card is not right. Please check them.': 'details-wrong',
  'Your bank asks you to approve this payment.': 'authentication-needed',
  'The payment was not approved. Please try again or use another card.': 'not-approved',
  'This way to pay is no longer there. Please choose another one.': 'method-gone',
  'The amount is too small to be paid this way. Please choose another one.': 'amount-too-small',
  'The payment took too long and was not made. Please try again.': 'too-late',
  'The payment was canceled, and nothing was charged.': 'canceled',
  'This shop is in test mode. Please use a test card, such as 4242 4242 4242 4242.': 'test-card-needed',
  'A test card pays nothing here. Please name another card.': 'live-card-needed',
  'This is a test subscription: no real card is charged for it. Please name a test card.':
    'test-subscription',
  'This payment is not possible at the moment. Please choose another way to pay, or ask the shop.':
    'not-possible',
  'Your bank could not answer. Nothing was charged: please try again in a few minutes.': 'try-later',
}

/** What it wrote without values. */
const fixed: Readonly<Record<string, Fact>> = {
  ...Object.fromEntries(
    Object.entries(declines).map(([text, problem]) => [text, { code: 'declined', problem }]),
  ),
  'It is not in stock, and was not charged. It is tried again each day.': {
    code: 'waits',
    reason: 'sold-out',
  },
  'It could not be delivered today, and was not charged. It is tried again tomorrow.': {
    code: 'waits',
    reason: 'undeliverable',
  },
  'The next delivery was skipped.': { code: 'skipped', what: 'delivery' },
  'The next payment was skipped.': { code: 'skipped', what: 'payment' },
  'Paused for one delivery.': { code: 'paused-for', what: 'delivery', cycles: 1 },
  'Paused for one payment.': { code: 'paused-for', what: 'payment', cycles: 1 },
  'Paused: it could not be charged.': { code: 'paused-unpaid' },
  'Taken up again.': { code: 'resumed' },
  'The address was changed.': { code: 'address-changed' },
  'The next try was brought forward.': { code: 'retried' },
  'The price stays as it was.': { code: 'price-kept' },
  'The price was lowered.': { code: 'price-lowered' },
  'The buyer was reminded of the next payment.': { code: 'reminded' },
  'The buyer was told that their card expires.': { code: 'told-of-card' },
  'Canceled.': { code: 'canceled', why: 'asked' },
  'Canceled at once.': { code: 'canceled', why: 'asked-at-once' },
  'Canceled: it could not be charged.': { code: 'canceled', why: 'unpaid' },
  'Canceled: its payment was refunded.': { code: 'canceled', why: 'refunded' },
  'Canceled: its order was canceled.': { code: 'canceled', why: 'canceled' },
  'Canceled: its buyer withdrew from the contract.': { code: 'canceled', why: 'withdrawn' },
  'Canceled: its payment was taken back in a dispute.': { code: 'canceled', why: 'disputed' },
  'All of its payments were made.': { code: 'paid-off' },
  'Ended: all of its payments were made.': { code: 'paid-off' },
}

interface SentencePattern {
  readonly pattern: RegExp
  fact(values: readonly string[]): Fact
}

/** What it wrote around values. */
const patterns: readonly SentencePattern[] = [
  { pattern: /^Began with order (.+)\.$/s, fact: ([orderName]) => ({ code: 'began', orderName }) },
  { pattern: /^Renewed with order (.+)\.$/s, fact: ([orderName]) => ({ code: 'renewed', orderName }) },
  {
    pattern:
      /^It was not charged: it is paid in ([A-Z]{3}), and the shop sells in ([A-Z]{3}) now\. It is tried again tomorrow\.$/,
    fact: ([currency, shopCurrency]) => ({ code: 'other-currency', currency, shopCurrency }),
  },
  {
    pattern: /^Paused for (\d+) deliveries\.$/,
    fact: ([cycles]) => ({ code: 'paused-for', what: 'delivery', cycles: Number(cycles) }),
  },
  {
    pattern: /^Paused for (\d+) payments\.$/,
    fact: ([cycles]) => ({ code: 'paused-for', what: 'payment', cycles: Number(cycles) }),
  },
  {
    pattern: /^From the next payment on: (\d+) × (.+)\.$/s,
    fact: ([quantity, name]) => ({ code: 'swapped', quantity: Number(quantity), name }),
  },
  { pattern: /^Paid by (.+) from now on\.$/s, fact: ([label]) => ({ code: 'method-changed', label }) },
  {
    pattern: /^A higher price was announced, for payments from (\d+) days on\.$/,
    fact: ([days]) => ({ code: 'price-announced', days: Number(days) }),
  },
]
