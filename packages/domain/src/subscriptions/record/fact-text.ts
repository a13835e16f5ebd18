import { declineTextFor } from '../../payments/decline.ts'
import { type Say, sayAsWritten } from '../../words/say.ts'
import type { SubscriptionEvent } from '../subscription.ts'
import type { WaitReason } from '../waits/waiting.ts'
import type { CancelCause, LeftOut, SubscriptionFact } from './subscription-fact.ts'

/** Who reads of it, and how it is said in their language: left out, in English, or in the words that a build has put in its place. */
export interface Telling {
  readonly to: 'buyer' | 'owner'
  readonly say?: Say
}

/** What an event of a subscription's history says: its fact in words, or its sentence of before. */
export function eventText(
  { fact, text }: Pick<SubscriptionEvent, 'fact' | 'text'>,
  telling: Telling,
): string {
  return fact ? factText(fact, telling) : text
}

/** A fact in words. */
export function factText<Code extends SubscriptionFact['code']>(
  fact: Extract<SubscriptionFact, { code: Code }>,
  { to, say = sayAsWritten }: Telling,
): string {
  const texts: FactTexts = factTexts
  return texts[fact.code as Code](fact, { to, say })
}

type FactTexts = {
  readonly [Code in SubscriptionFact['code']]: (
    fact: Extract<SubscriptionFact, { code: Code }>,
    telling: Required<Telling>,
  ) => string
}

const factTexts: FactTexts = {
  began: ({ orderName }, { say }) => say('Began with order {orderName}.', { orderName }),
  renewed: ({ orderName }, { say }) => say('Renewed with order {orderName}.', { orderName }),
  declined: ({ problem }, { to, say }) => say(declineTextFor[to][problem]),
  waits: ({ reason }, { say }) => say(waitText[reason]),
  'other-currency': ({ currency, shopCurrency }, { say }) =>
    say(
      'It was not charged: it is paid in {currency}, and the shop sells in {shopCurrency} now. It is tried again tomorrow.',
      { currency, shopCurrency },
    ),
  skipped: ({ what }, { say }) => say(skippedText[what]),
  'paused-for': ({ what, cycles }, { say }) => pausedText[what](cycles, say),
  'paused-unpaid': (_, { say }) => say('Paused: it could not be charged.'),
  resumed: (_, { say }) => say('Taken up again.'),
  'skip-taken-back': (_, { say }) => say('What was skipped was taken back.'),
  swapped: ({ quantity, name }, { say }) =>
    say('From the next payment on: {quantity} × {name}.', { quantity, name }),
  'method-changed': ({ label }, { say }) => say('Paid by {label} from now on.', { label }),
  'address-changed': (_, { say }) => say('The address was changed.'),
  'delivery-changed': ({ name }, { say }) => say('Delivered by “{name}” from now on.', { name }),
  retried: (_, { say }) => say('The next try was brought forward.'),
  'price-announced': ({ days }, { say }) =>
    say('A higher price was announced, for payments from {days} days on.', { days }),
  'price-kept': (_, { say }) => say('The price stays as it was.'),
  'price-lowered': (_, { say }) => say('The price was lowered.'),
  reminded: (_, { to, say }) =>
    to === 'owner'
      ? say('The buyer was reminded of the next payment.')
      : say('We reminded you of the next payment.'),
  'told-of-card': (_, { to, say }) =>
    to === 'owner'
      ? say('The buyer was told that their card expires.')
      : say('We told you that your card expires.'),
  canceled: ({ why }, { say }) => say(canceledText[why]),
  'paid-off': (_, { say }) => say('All of its payments were made.'),
}

const waitText: Readonly<Record<WaitReason, string>> = {
  'sold-out': 'It is not in stock, and was not charged. It is tried again each day.',
  undeliverable: 'It could not be delivered today, and was not charged. It is tried again tomorrow.',
}

const skippedText: Readonly<Record<LeftOut, string>> = {
  delivery: 'The next delivery was skipped.',
  payment: 'The next payment was skipped.',
}

const pausedText: Readonly<Record<LeftOut, (cycles: number, say: Say) => string>> = {
  delivery: (cycles, say) =>
    cycles === 1 ? say('Paused for one delivery.') : say('Paused for {cycles} deliveries.', { cycles }),
  payment: (cycles, say) =>
    cycles === 1 ? say('Paused for one payment.') : say('Paused for {cycles} payments.', { cycles }),
}

const canceledText: Readonly<Record<CancelCause, string>> = {
  asked: 'Canceled.',
  'asked-at-once': 'Canceled at once.',
  unpaid: 'Canceled: it could not be charged.',
  'free-now': 'Canceled: it costs nothing any more.',
  refunded: 'Canceled: its payment was refunded.',
  canceled: 'Canceled: its order was canceled.',
  withdrawn: 'Canceled: its buyer withdrew from the contract.',
  disputed: 'Canceled: its payment was taken back in a dispute.',
}
