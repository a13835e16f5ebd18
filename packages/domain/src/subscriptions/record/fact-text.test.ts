import { describe, expect, it } from 'vitest'
import { sayText } from '../../words/say-text.ts'
import { eventText } from './fact-text.ts'
import type { SubscriptionFact } from './subscription-fact.ts'

const toOwner = (fact: SubscriptionFact) => eventText({ fact, text: '' }, { to: 'owner' })
const toBuyer = (fact: SubscriptionFact) => eventText({ fact, text: '' }, { to: 'buyer' })

describe('what happened to a subscription', () => {
  it.each([
    [{ code: 'began', orderName: '#1' }, 'Began with order #1.'],
    [{ code: 'renewed', orderName: '#2' }, 'Renewed with order #2.'],
    [
      { code: 'waits', reason: 'sold-out' },
      'It is not in stock, and was not charged. It is tried again each day.',
    ],
    [
      { code: 'other-currency', currency: 'USD', shopCurrency: 'JPY' },
      'It was not charged: it is paid in USD, and the shop sells in JPY now. It is tried again tomorrow.',
    ],
    [{ code: 'skipped', what: 'payment' }, 'The next payment was skipped.'],
    [{ code: 'skip-taken-back' }, 'What was skipped was taken back.'],
    [{ code: 'paused-for', what: 'delivery', cycles: 1 }, 'Paused for one delivery.'],
    [{ code: 'paused-for', what: 'payment', cycles: 3 }, 'Paused for 3 payments.'],
    [{ code: 'swapped', quantity: 2, name: 'Coffee, Large' }, 'From the next payment on: 2 × Coffee, Large.'],
    [{ code: 'price-announced', days: 30 }, 'A higher price was announced, for payments from 30 days on.'],
    [{ code: 'canceled', why: 'asked-at-once' }, 'Canceled at once.'],
    [{ code: 'canceled', why: 'free-now' }, 'Canceled: it costs nothing any more.'],
    [{ code: 'canceled', why: 'refunded' }, 'Canceled: its payment was refunded.'],
  ] as const)('is %j in English', (fact, text) => {
    expect([toOwner(fact), toBuyer(fact)]).toEqual([text, text])
  })

  it('is told to its buyer as to whom it happened', () => {
    const declined = { code: 'declined', problem: 'declined' } as const
    expect([toOwner(declined), toBuyer(declined)]).toEqual([
      'The card was declined.',
      'Your card was declined. Please try another card.',
    ])
    expect([toOwner({ code: 'reminded' }), toBuyer({ code: 'reminded' })]).toEqual([
      'The buyer was reminded of the next payment.',
      'We reminded you of the next payment.',
    ])
  })

  it('is said in the language of its reader, and as it was written where it is a sentence of before', () => {
    const german = {
      'Paid by {label} from now on.': 'Zahlung ab jetzt mit {label}.',
    } as Readonly<Record<string, string>>
    const say = (sentence: string, values = {}) => sayText(german[sentence] ?? sentence, values)
    const fact = { code: 'method-changed', label: 'Visa •••• 4242' } as const
    expect(eventText({ fact, text: '' }, { to: 'buyer', say })).toBe('Zahlung ab jetzt mit Visa •••• 4242.')
    expect(eventText({ text: 'Handed over at the door.' }, { to: 'buyer', say })).toBe(
      'Handed over at the door.',
    )
  })
})
