/** A fact as it is kept: a code with its values, as they are when this migration is written. */
export type Fact = { readonly code: string } & Readonly<Record<string, unknown>>

/** A sentence that the shop wrote into the history of orders, under which kinds of events, and the fact that it tells; null where its values cannot be read. */
export interface Sentence {
  readonly kinds: readonly string[]
  readonly pattern: RegExp
  fact(values: readonly string[], currency: string): Fact | null
}

const placed = ['placed']
const paid = ['paid']
const sent = ['fulfilled']
const canceled = ['canceled']
const refunded = ['refunded']
const noted = ['note']

/** Why money went back where no owner said so. */
export const causes: Readonly<Record<string, string>> = {
  'The order was canceled.': 'order-canceled',
  'Refunded at the payment service.': 'at-service',
  'The money was taken back in a dispute.': 'taken-back',
}

/** Why a refund gave nothing back. */
export const refusals: Readonly<Record<string, string>> = {
  'There is no such charge.': 'no-charge',
  'Nothing is left of this charge.': 'none-left',
  'This key gave another amount back before.': 'key-used',
  'The account that took the payment is gone.': 'account-gone',
  'Stripe could not give the money back. Please look at the payment there.': 'failed-at-stripe',
  'The buyer disputes this payment. Please answer the dispute at Stripe.': 'disputed-at-stripe',
  'PayPal could not give the money back. Please look at the payment there.': 'failed-at-paypal',
  'The buyer disputes this payment. Please answer the dispute at PayPal.': 'disputed-at-paypal',
  'PayPal has less left of this payment. Please look at it there.': 'less-left-at-paypal',
  'PayPal gives payments back for 180 days alone. Please send the money another way.': 'too-late-at-paypal',
  'The money came back. Please look at the payment at its payment service.': 'came-back',
}

/** All that the shop ever wrote, the narrower before the wider. */
export const sentences: readonly Sentence[] = [
  named(
    placed,
    /^Order (.+) was placed, (?:as it was drafted|from a draft)\.$/,
    'placed-as-drafted',
    'orderName',
  ),
  named(placed, /^Order (.+) was placed\.$/, 'placed', 'orderName'),
  named(placed, /^A donation was given as order (.+)\.$/, 'donated', 'orderName'),
  fixed(paid, 'Paid to the shop.', { code: 'paid-to-shop' }),
  named(paid, /^Paid by (.+)\.$/, 'paid-by', 'label'),
  named(paid, /^Paid \((.+)\)\.$/, 'marked-paid', 'reference'),
  fixed(paid, 'Marked as paid.', { code: 'marked-paid', reference: '' }),
  {
    kinds: sent,
    pattern: /^Marked as fulfilled\.(?: (\d+ × .+))?$/s,
    fact: ([units = '']) => ({ code: 'sent', carrier: '', trackingNumber: '', units: unitsIn(units) }),
  },
  {
    kinds: sent,
    pattern: /^Sent with (.+?)\.(?: (\d+ × .+))?$/s,
    fact: ([carrier, units = '']) => ({ code: 'sent', carrier, trackingNumber: '', units: unitsIn(units) }),
  },
  fixed(noted, 'The fulfillment was undone.', { code: 'parcel-taken-back' }),
  fixed(noted, 'Nothing is left to be sent.', { code: 'nothing-left-to-send' }),
  fixed(sent, 'Delivered by download.', { code: 'delivered-by-download' }),
  fixed(sent, 'Delivered by email.', { code: 'delivered-by-email' }),
  fixed(sent, 'Delivered by e-mail.', { code: 'delivered-by-email' }),
  {
    kinds: canceled,
    pattern: /^Canceled(; the items are back in stock)?\.( What gift cards paid is back on them\.)?$/,
    fact: ([restocked, onCards]) => ({
      code: 'canceled',
      isRestocked: restocked !== '',
      isOnCards: onCards !== '',
    }),
  },
  {
    kinds: canceled,
    pattern: /^Canceled, as all (of it|that was ordered) (was|is being) refunded\.$/,
    fact: ([what, how]) => ({
      code: 'called-off',
      what: what === 'of it' ? 'all' : 'ordered',
      isDone: how === 'was',
    }),
  },
  // Before, it was not said whether the money was on its way.
  fixed(canceled, 'All of it was refunded.', { code: 'called-off', what: 'all', isDone: true }),
  fixed(canceled, 'All that was ordered was refunded.', {
    code: 'called-off',
    what: 'ordered',
    isDone: true,
  }),
  {
    kinds: refunded,
    pattern: /^(A part of the|The rest of the|The whole) order was refunded\.$/,
    fact: ([part = '']) => ({ code: 'refunded', part: parts[part], isDone: true }),
  },
  {
    kinds: refunded,
    pattern: /^A refund of (a part of the|the rest of the|the whole) order was begun\.$/,
    fact: ([part = '']) => ({ code: 'refunded', part: parts[part], isDone: false }),
  },
  ...Object.entries(causes).map(([text, cause]) =>
    fixed(refunded, text, { code: 'refunded-elsewhere', cause }),
  ),
  fixed(refunded, 'The whole amount was returned.', { code: 'all-returned' }),
  fixed(refunded, 'All that was paid in money was returned, what gift cards paid was not.', {
    code: 'money-returned',
  }),
  fixed(refunded, 'There was no money to return.', { code: 'nothing-to-return' }),
  ...Object.entries(refusals).map(([text, refusal]) =>
    fixed(noted, `A refund failed. ${text}`, { code: 'refund-failed', refusal }),
  ),
  fixed(noted, 'The refund is asked for again.', { code: 'refund-asked-again' }),
  fixed(
    noted,
    'A part of what was refunded came back to the payment service. Please look at the payment there.',
    { code: 'unknown-money-came-back' },
  ),
  fixed(noted, 'The buyer withdrew from the order.', { code: 'withdrawn', isWhole: true }),
  fixed(noted, 'The buyer withdrew from a part of the order.', { code: 'withdrawn', isWhole: false }),
  fixed(noted, 'The withdrawal was settled.', { code: 'withdrawal-settled', note: '' }),
  named(noted, /^The withdrawal was settled: (.+)$/s, 'withdrawal-settled', 'note'),
  {
    kinds: noted,
    // Before, it was always the bank that disputed.
    pattern:
      /^(?:The buyer's bank disputes this payment|This payment is disputed)\. Answer it at your payment service, and do not send what is not sent yet\.(?: Reason: (.+)\.)?$/,
    fact: ([reason]) => ({ code: 'disputed', reason }),
  },
  overSentence(/^The dispute(?: about (.+))? was lost: the money went back to the buyer\.$/, 'LOST'),
  overSentence(/^The dispute(?: about (.+))? is over, and the money stays with you\.$/, 'WON'),
  {
    kinds: noted,
    pattern:
      /^Of gift card ••••(\w+), (.+) were spent before the money went back\. The rest of it is void\.$/,
    fact: ([lastFour, amount = ''], currency) =>
      withAmount({ code: 'sold-card-spent', lastFour }, amount, currency),
  },
  {
    kinds: noted,
    pattern:
      /^A payment under way reserves (.+) of gift card ••••(\w+)\. Void the card once that payment is over\.$/,
    fact: ([amount = '', lastFour], currency) =>
      withAmount({ code: 'sold-card-reserved', lastFour }, amount, currency),
  },
  fixed(
    noted,
    'The gift cards of this order stay valid, as the payment service does not say what the refund is for. If it is for a gift card, void that card.',
    { code: 'sold-cards-kept' },
  ),
  {
    kinds: ['edited'],
    pattern: /^((?:Email|Phone|Delivery address): .*)$/s,
    fact: ([lines = '']) => correctedFact(lines.split('\n')),
  },
]

const parts: Readonly<Record<string, string>> = {
  'A part of the': 'part',
  'a part of the': 'part',
  'The rest of the': 'rest',
  'the rest of the': 'rest',
  'The whole': 'whole',
  'the whole': 'whole',
}

function fixed(kinds: Sentence['kinds'], text: string, fact: Fact): Sentence {
  return { kinds, pattern: new RegExp(`^${text.replaceAll('.', '\\.')}$`), fact: () => fact }
}

/** A sentence with one value. */
function named(kinds: Sentence['kinds'], pattern: RegExp, code: string, name: string): Sentence {
  return { kinds, pattern, fact: ([value]) => ({ code, [name]: value }) }
}

function overSentence(pattern: RegExp, outcome: string): Sentence {
  const fact: Sentence['fact'] = ([amount = ''], currency) => {
    const over = { code: 'dispute-over', outcome }
    return amount === '' ? { ...over, amount: null } : withAmount(over, amount, currency)
  }
  return { kinds: noted, pattern, fact }
}

/** Amounts were written with all their digits, as people of the site's language do: their digits are their minor units. Those of other scripts are left. */
function withAmount(fact: Fact, text: string, currency: string): Fact | null {
  if (/(?![0-9])\p{Nd}/u.test(text)) return null
  const digits = text.replaceAll(/[^0-9]/g, '')
  const cents = Number(digits)
  return digits === '' || !Number.isSafeInteger(cents) ? null : { ...fact, amount: { cents, currency } }
}

function unitsIn(text: string): readonly { readonly quantity: number; readonly name: string }[] {
  if (text === '') return []
  return text.split(/; (?=\d+ × )/).map((each) => {
    const place = each.indexOf(' × ')
    return { quantity: Number(each.slice(0, place)), name: each.slice(place + 3) }
  })
}

/** What was corrected, a line each; null where one of them can be read in two ways. */
function correctedFact(lines: readonly string[]): Fact | null {
  const changes = lines.map((line) => {
    const [, label = '', values = ''] = /^([\w ]+): (.*)$/.exec(line) ?? []
    const [before = '', now = '', ...more] = values.split(' → ')
    const part = correctedParts[label]
    const isClear = part !== undefined && before !== '' && now !== '' && more.length === 0
    return isClear ? { part, before: before === 'none' ? '' : before, now: now === 'none' ? '' : now } : null
  })
  return changes.includes(null) ? null : { code: 'corrected', changes }
}

const correctedParts: Readonly<Record<string, string>> = {
  Email: 'email',
  Phone: 'phone',
  'Delivery address': 'address',
}
