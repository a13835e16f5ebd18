/** Every kind of mail that a site writes, and what each is: whatever else differs from kind to kind is derived from here, or does not compile without it. */

/** What is to be known of a kind of mail. */
export interface MailKindFacts {
  /** What it is about, by which the server knows how to write it. */
  readonly family: 'order' | 'subscription' | 'account' | 'other'
  /** `owner`: the owner, or whoever else works on the site. */
  readonly reader: 'customer' | 'owner'
  /** Where owners find its words, and what may stand in braces in them; null where they cannot change them. */
  readonly words: { readonly group: MailGroup; readonly braces: MailBraces } | null
  /** Whether the mailbox tells it from others: mails about accounts are one kind there. */
  readonly isListed: boolean
  /** Whether it tells an owner about somebody: it goes when they are erased. */
  readonly namesPeople: boolean
  /** Whether it tells how an order fares: the mailbox has a view of these. */
  readonly isStepOfOrder: boolean
}

/** What mails are about, or whom they are for, in the order in which owners see them. */
export const mailGroups = ['orders', 'subscriptions', 'shop', 'accounts', 'owners'] as const

/** One of them. */
export type MailGroup = (typeof mailGroups)[number]

/** Which names may stand in braces in a mail. */
export type MailBraces =
  | 'order'
  | 'refund'
  | 'dispute'
  | 'donation'
  | 'proposal'
  | 'gift'
  | 'product'
  | 'subscription'
  | 'site'

const plain = { isListed: true, isStepOfOrder: false } as const
const customers = { ...plain, reader: 'customer', namesPeople: false } as const

/** Each of these says itself whether it names people: what an erasure leaves is no default. */
const owners = { ...plain, reader: 'owner' } as const

/** Of an order, to its buyer. */
const ofOrder = { ...customers, family: 'order', words: { group: 'orders', braces: 'order' } } as const
const step = { ...ofOrder, isStepOfOrder: true } as const

/** Of an order, to the owner: all of them tell of its buyer. */
const ownersOrder = {
  ...owners,
  family: 'order',
  namesPeople: true,
  words: { group: 'owners', braces: 'order' },
} as const

const ofShop = { ...customers, family: 'other' } as const
const gift = { ...ofShop, words: { group: 'shop', braces: 'gift' } } as const
const product = { ...ofShop, words: { group: 'shop', braces: 'product' } } as const

/** What a stranger entered as a name would be read by whom they write to: accounts have no name in braces. */
const account = {
  ...customers,
  family: 'account',
  isListed: false,
  words: { group: 'accounts', braces: 'site' },
} as const

const subscription = {
  ...customers,
  family: 'subscription',
  words: { group: 'subscriptions', braces: 'subscription' },
} as const

const ownersOwn = {
  ...owners,
  family: 'other',
  namesPeople: false,
  words: { group: 'owners', braces: 'site' },
} as const

/** Whose words are ours alone. */
const unworded = { family: 'other', words: null } as const

/** Each kind by its name, which is kept in rows; those with words that owners change stand in the order in which owners see them. */
export const mailKinds = {
  placed: step,
  'payment-received': step,
  fulfilled: step,
  'partly-fulfilled': step,
  'ready-for-pickup': step,
  'partly-ready': step,
  'picked-up': step,
  'partly-picked-up': step,
  delivered: step,
  'partly-delivered': step,
  canceled: step,
  refunded: { ...step, words: { group: 'orders', braces: 'refund' } },
  withdrawal: ofOrder,
  'new-withdrawal': ownersOrder,
  'new-dispute': { ...ownersOrder, words: { group: 'owners', braces: 'dispute' } },
  'dispute-over': { ...ownersOrder, words: { group: 'owners', braces: 'dispute' } },
  'refund-failed': ownersOrder,
  'ended-subscription': ownersOrder,
  'resumed-subscription': ownersOrder,
  downloads: ofOrder,
  membership: ofOrder,
  'new-order': { ...ownersOrder, isStepOfOrder: true },
  'new-renewal': ownersOrder,
  donation: { ...ofOrder, words: { group: 'shop', braces: 'donation' } },
  'new-donation': { ...ownersOrder, words: { group: 'owners', braces: 'donation' } },
  'gift-card': gift,
  'gift-card-sent': gift,
  'pay-link': { ...ofShop, words: { group: 'orders', braces: 'proposal' } },
  'abandoned-cart': { ...ofShop, words: { group: 'shop', braces: 'site' } },
  restock: product,
  'review-request': product,
  'account-confirm': account,
  'account-join': account,
  'account-invited': account,
  'account-known': account,
  'account-reset': account,
  'account-move': account,
  'account-changed': account,
  'account-erased': account,
  'subscription-started': subscription,
  'subscription-renewed': subscription,
  'subscription-last-payment': subscription,
  'subscription-failed': subscription,
  'subscription-waiting': subscription,
  'subscription-ended': subscription,
  'subscription-canceled': subscription,
  'subscription-resumed': subscription,
  'subscription-changed': subscription,
  'subscription-reminder': subscription,
  'subscription-card-expiring': subscription,
  'subscription-price': subscription,
  'subscription-link': subscription,
  'sign-in': ownersOwn,
  password: ownersOwn,
  test: ownersOwn,
  /** Any mail about an account, as the mailbox tells it. */
  account: { ...customers, ...unworded },
  newsletter: { ...customers, ...unworded },
  /** An entry of a form. */
  form: { ...owners, ...unworded, namesPeople: true },
  /** The link to one that was kept unfinished, for whoever began it. */
  'form-draft': { ...customers, ...unworded },
  'form-copy': { ...customers, ...unworded },
  comments: { ...owners, ...unworded, namesPeople: false },
  reviews: { ...owners, ...unworded, namesPeople: false },
  invitation: { ...owners, ...unworded, namesPeople: false },
  'staff-account': { ...owners, ...unworded, namesPeople: false },
  /** Of which it was not kept what they are about, too. */
  other: { ...owners, ...unworded, namesPeople: false },
} as const satisfies Readonly<Record<string, MailKindFacts>>
