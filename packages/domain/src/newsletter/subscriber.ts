/** Where somebody stands with a list: mail goes to those who are subscribed alone. */
export const subscriberStates = ['waiting', 'subscribed', 'unsubscribed', 'bounced', 'complained'] as const

/** One of these states. */
export type SubscriberState = (typeof subscriberStates)[number]

/** What a state is called. */
export const subscriberStateLabels: Readonly<Record<SubscriberState, string>> = {
  waiting: 'Waiting for confirmation',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
}

/** Where somebody came to a list from. */
export const subscriberSources = [
  'block',
  'popup',
  'form',
  'checkout',
  'account',
  'restock',
  'import',
  'panel',
] as const

/** One of these places. */
export type SubscriberSource = (typeof subscriberSources)[number]

/** What a source is called. */
export const subscriberSourceLabels: Readonly<Record<SubscriberSource, string>> = {
  block: 'Sign-up on a page',
  popup: 'Popup',
  form: 'Form',
  checkout: 'Checkout',
  account: 'Account',
  restock: 'Restock request',
  import: 'Import',
  panel: 'Panel',
}

/** What somebody agreed to, and how that is known. */
export interface SubscriberConsent {
  /** The words that they read, or what an owner states of how they agreed. */
  readonly text: string
  readonly atMs: number
  /** A keyed hash of the network that it came from; '' where no browser sent it. */
  readonly network: string
  /** The page that it was said on; both are '' where that is not known. */
  readonly pageTitle: string
  readonly pagePath: string
  /** Display name of the owner who states it; '' for the person themselves. */
  readonly by: string
}

/** What happened to somebody on a list. */
export const subscriberSteps = [
  'asked',
  'confirmed',
  'subscribed',
  'unsubscribed',
  'returned',
  'bounced',
  'complained',
  'moved',
  'waits-again',
  'new-address',
] as const

/** Something that happened to a subscriber, and who did it. */
export interface SubscriberStep {
  readonly what: (typeof subscriberSteps)[number]
  readonly atMs: number
  /** Display name of the owner; '' for the person themselves. */
  readonly by: string
}

/** Somebody on a list: one of each address on each list. */
export interface Subscriber {
  readonly id: string
  readonly listId: string
  /** As it was written. */
  readonly email: string
  readonly name: string
  readonly state: SubscriberState
  readonly source: SubscriberSource
  /** What counts now: what was said last. */
  readonly consent: SubscriberConsent
  readonly createdAtMs: number
  /** Since when they are in their state; while they wait, since they were asked last. */
  readonly changedAtMs: number
  /** Links of mails from before this moment confirm nothing. */
  readonly waitingSinceMs: number
  readonly confirmedAtMs: number | null
  /** When they said no, or their mail came back, while they have not said yes since; null: they did not. */
  readonly refusedAtMs: number | null
  /** When mails were sent that ask for a confirmation, the last ones. */
  readonly askedAtMs: readonly number[]
  /** When mails to them came back for the time being, the last ones; left out for never. */
  readonly softBounces?: readonly number[]
  /** What they agreed to about measuring opens and clicks; left out for nothing: nothing is measured then. */
  readonly measuring?: MeasuringConsent
  /** The language in which they read the site when they signed up; left out: that of the site. */
  readonly language?: string
  /** What happened, oldest first. */
  readonly steps: readonly SubscriberStep[]
}

/** A person's own word that their opens and clicks may be measured. */
interface MeasuringConsent {
  /** The words that they read. */
  readonly text: string
  readonly atMs: number
}

const mostSteps = 50

/**
 * Whether steps leave somebody on the list, whatever came back of their mail since. An owner who takes up again who had yet to confirm was
 * once noted as one who returned.
 */
export function wasSubscribed(steps: readonly SubscriberStep[]): boolean {
  const last = steps.findLast(({ what }) => what !== 'moved' && what !== 'bounced')
  return last !== undefined && isYes(last)
}

/** Whether what somebody said last of the list is a no: that their mail came back is nobody's word. */
export function hasSaidNo({ steps }: Pick<Subscriber, 'steps'>): boolean {
  const said = steps.findLast((step) => isYes(step) || isNo(step))
  return said !== undefined && isNo(said)
}

const isNo = ({ what }: SubscriberStep) => what === 'unsubscribed' || what === 'complained'

const isYes = ({ what, by }: SubscriberStep) =>
  what === 'confirmed' || what === 'subscribed' || (what === 'returned' && by === '')

/** A subscriber after a step. */
export function withStep(subscriber: Subscriber, step: SubscriberStep): Subscriber {
  const steps = [...subscriber.steps, step]
  const said = steps.findLastIndex((each) => isYes(each) || isNo(each))
  // Their last own word stays, however often they are moved.
  const tooMany = steps.length - mostSteps
  return { ...subscriber, steps: steps.filter((_, index) => index >= tooMany || index === said) }
}
