import { type MailBraces, type MailGroup, type MailKindFacts, mailKinds } from './mail-kind-table.ts'

type MailKinds = typeof mailKinds

/** What a mail of a site is. */
type MailKind = keyof MailKinds

/** The kinds of which these facts hold. */
type KindOf<Facts> = { [Kind in MailKind]: MailKinds[Kind] extends Facts ? Kind : never }[MailKind]

/** The kinds whose words an owner may change. */
export type WordedMailKind = KindOf<{ readonly words: object }>

/** The kinds that the mailbox tells from each other. */
export type ListedMailKind = KindOf<{ readonly isListed: true }>

/** The kinds about an order, to its buyer or to the owner. */
export type OrderMailKind = KindOf<{ readonly family: 'order' }>

/** The kinds about a subscription, to its buyer. */
export type SubscriptionMailKind = KindOf<{ readonly family: 'subscription' }>

/** The kinds about a customer's account. */
export type AccountMailKind = KindOf<{ readonly family: 'account' }>

const allKinds = Object.keys(mailKinds) as readonly MailKind[]

/** What is known of a kind. */
function factsOf(kind: MailKind): MailKindFacts {
  return mailKinds[kind]
}

/** Whether an owner may change the words of a mail. */
function isWorded(kind: MailKind): kind is WordedMailKind {
  return factsOf(kind).words !== null
}

/** Whether a mail is about an order. */
function isOrderMail(kind: MailKind): kind is OrderMailKind {
  return factsOf(kind).family === 'order'
}

/** Whether a mail is about a subscription. */
export function isSubscriptionMail(kind: MailKind): kind is SubscriptionMailKind {
  return factsOf(kind).family === 'subscription'
}

/** Whether a mail is about a customer's account. */
export function isAccountMail(kind: MailKind): kind is AccountMailKind {
  return factsOf(kind).family === 'account'
}

/** Whether a mail is the owner's, or goes to whoever works on the site, who read its own language. */
export function isForOwner(kind: MailKind): boolean {
  return factsOf(kind).reader === 'owner'
}

/** Whether a mail tells an owner about somebody, so that it goes when they are erased. */
export function namesPeople(kind: MailKind): boolean {
  return factsOf(kind).namesPeople
}

/** Every kind whose words an owner may change, in the order in which owners see them. */
export const wordedMailKinds = allKinds.filter(isWorded)

/** Every kind of the mailbox. */
export const listedMailKinds = allKinds.filter((kind): kind is ListedMailKind => factsOf(kind).isListed)

/** Every mail about an order. */
export const orderMailKinds = allKinds.filter(isOrderMail)

/** Every mail about a subscription. */
export const subscriptionMailKinds = allKinds.filter(isSubscriptionMail)

/** Those that tell how an order fares. */
export const stepsOfOrder = listedMailKinds.filter((kind) => factsOf(kind).isStepOfOrder)

/** Where owners find the words of a mail. */
export function groupOfMail(kind: WordedMailKind): MailGroup {
  return mailKinds[kind].words.group
}

/** Which names may stand in braces in a mail. */
export function bracesOf(kind: WordedMailKind): MailBraces {
  return mailKinds[kind].words.braces
}

/** Something for each kind whose words an owner may change. */
export function byWordedMail<Value>(
  of: (kind: WordedMailKind) => Value,
): Readonly<Record<WordedMailKind, Value>> {
  return Object.fromEntries(wordedMailKinds.map((kind) => [kind, of(kind)])) as Record<WordedMailKind, Value>
}
