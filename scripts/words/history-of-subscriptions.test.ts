import { declineText } from '@vitrine/domain/payments/decline'
import { factText } from '@vitrine/domain/subscriptions/record/fact-text'
import type { SubscriptionFact } from '@vitrine/domain/subscriptions/record/subscription-fact'
import { sayText } from '@vitrine/domain/words/say-text'
import { expect, it } from 'vitest'
import { panelApp, storefrontApp } from './spoken-app.ts'
import { readLanguages, translate } from './translations.ts'

const file = 'domain/src/subscriptions/record/fact-text.ts'
const problems = Object.keys(declineText) as readonly (keyof typeof declineText)[]
const whys = ['asked', 'asked-at-once', 'unpaid', 'refunded', 'canceled', 'withdrawn', 'disputed'] as const

/** One of each kind. */
const facts: readonly SubscriptionFact[] = [
  { code: 'began', orderName: '#1' },
  { code: 'renewed', orderName: '#2' },
  ...problems.map((problem) => ({ code: 'declined', problem }) as const),
  { code: 'waits', reason: 'sold-out' },
  { code: 'waits', reason: 'undeliverable' },
  { code: 'other-currency', currency: 'USD', shopCurrency: 'JPY' },
  { code: 'skipped', what: 'delivery' },
  { code: 'skipped', what: 'payment' },
  { code: 'paused-for', what: 'delivery', cycles: 1 },
  { code: 'paused-for', what: 'delivery', cycles: 2 },
  { code: 'paused-for', what: 'payment', cycles: 1 },
  { code: 'paused-for', what: 'payment', cycles: 2 },
  { code: 'paused-unpaid' },
  { code: 'resumed' },
  { code: 'skip-taken-back' },
  { code: 'swapped', quantity: 2, name: 'Kaffee' },
  { code: 'method-changed', label: 'Visa •••• 4242' },
  { code: 'address-changed' },
  { code: 'retried' },
  { code: 'price-announced', days: 30 },
  { code: 'price-kept' },
  { code: 'price-lowered' },
  { code: 'reminded' },
  { code: 'told-of-card' },
  ...whys.map((why) => ({ code: 'canceled', why }) as const),
  { code: 'paid-off' },
]

it.each([
  [panelApp, 'owner'],
  [storefrontApp, 'buyer'],
] as const)('is said by $0.name to its $1 in each language', (app, to) => {
  const languages = readLanguages(app)
  const missing = [...languages.values()].flatMap((translations) => {
    const said: string[] = []
    const say = (sentence: string, values = {}) => {
      if (translate(translations, { text: sentence, file }) === undefined) said.push(sentence)
      return sayText(sentence, values)
    }
    for (const fact of facts) factText(fact, { to, say })
    return said
  })
  expect([languages.size > 0, missing]).toEqual([true, []])
})

it('is canceled in the panel as subscriptions are, and not as orders', () => {
  const german = readLanguages(panelApp).get('de') ?? new Map()
  expect(translate(german, { text: 'Canceled.', file })).toBe('Gekündigt.')
})
