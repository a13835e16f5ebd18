import { plainMailLook } from '@vitrine/domain/mail/mail-look'
import { skipNext } from '@vitrine/domain/subscriptions/change-subscription'
import { toCycle } from '@vitrine/domain/subscriptions/renewal'
import { waitADay } from '@vitrine/domain/subscriptions/waits/wait-a-day'
import { buildSubscription } from '@vitrine/domain/testing/build-subscription'
import { buildOrder, buildOrderLine, buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { composeSubscriptionMail } from './subscription-mail.ts'

it('names the first payment at a new price, not the day from which that counts', () => {
  const start = buildSubscription()
  // The payment of February is due in the morning, and the price counts from its afternoon.
  const february = toCycle(start, 1, 'America/New_York').nextAtMs ?? 0
  const newPrice = { unitPriceCents: 2000, fromMs: february + 8 * 3_600_000 }
  const place = { linkUrl: 'http://shop.example/s', look: plainMailLook, method: null, order: null }
  const site = buildSite({ timeZone: 'America/New_York' })
  const { text } = composeSubscriptionMail('subscription-price', { ...start, newPrice }, { ...place, site })
  expect(text).toContain('From the payment of March 31, 2026 on you pay $20.00 every month until canceled.')
})

it('promises no charge at a price that is too little for one', () => {
  const { line, ...start } = buildSubscription()
  const tiny = { ...start, line: { ...line, unitPriceCents: 30 } }
  const place = { linkUrl: 'http://shop.example/s', look: plainMailLook, method: null, order: null }
  const { text } = composeSubscriptionMail('subscription-price', tiny, { ...place, site: buildSite() })
  expect(text).toContain(
    'From the next payment on you pay $0.30 every month until canceled (less than $0.50 is not charged).',
  )
})

it.each(['subscription-started', 'subscription-reminder', 'subscription-changed'] as const)(
  'speaks of a membership as of something of which nothing is delivered (%s)',
  (kind) => {
    const { line, ...start } = buildSubscription()
    const membership = { ...start, line: { ...line, productType: 'paywall' } } as const
    const place = { linkUrl: 'http://shop.example/s', look: plainMailLook, method: null, order: null }
    const told = (more: object) =>
      composeSubscriptionMail(kind, membership, { ...place, ...more, site: buildSite() }).text
    expect(`${told({})} ${told({ nextTotalCents: 900 })}`).not.toMatch(/skip|deliver/i)
  },
)

it('says in the language of the site for which payments discounts are', () => {
  const discount = { id: 'a', code: '', discountClass: 'ORDER', amountCents: 100 } as const
  const discounts = [
    { ...discount, name: 'Willkommen', payments: 3 },
    { ...discount, id: 'b', name: 'Treue', code: 'TREU', payments: null },
    { ...discount, id: 'c', name: 'Versand', discountClass: 'SHIPPING', payments: 1 } as const,
  ]
  const order = buildOrder({ grandTotalCents: 1200, discounts })
  const place = { linkUrl: 'http://shop.example/s', look: plainMailLook, method: null, order }
  const site = buildSite({ language: 'de-DE' })
  const { text } = composeSubscriptionMail('subscription-renewed', buildSubscription(), { ...place, site })
  const said = [
    'Willkommen, die ersten 3 Zahlungen: ',
    'Treue (TREU), jede Zahlung: ',
    'Versand, die erste Zahlung: Kostenloser Versand',
  ]
  expect(said.filter((each) => !text.includes(each))).toEqual([])
})

it('tells of a renewal what the mail of an order tells', () => {
  const order = buildOrder({
    ...{ number: 1007, isTest: false, paymentState: 'PAID', subtotalCents: 777, taxCents: 100 },
    lines: [buildOrderLine({ title: 'Coffee', quantity: 1, subtotalCents: 777, optionValues: [] })],
    ...{ shipping: { key: 'post', name: 'Post' }, shippingCents: 490, grandTotalCents: 1367 },
    payment: { gateway: 'test', label: 'Visa 4242', reference: '' },
  })
  const orderLinks = {
    ...{
      downloads: [],
      memberships: [],
      membershipTerms: [],
      accountUrl: 'http://shop.example/account/sign-up',
    },
    papers: [{ label: 'Invoice 12', url: 'http://shop.example/paper' }],
    withdrawLink: { label: 'Withdraw from contract here', url: 'http://shop.example/withdrawal' },
  }
  const { text, html } = composeSubscriptionMail('subscription-renewed', buildSubscription(), {
    ...{ site: buildSite(), linkUrl: 'http://shop.example/s', look: plainMailLook, method: null, order },
    ...{ orderUrl: 'http://shop.example/order', orderLinks },
  })
  const parts = [
    'Renewed with order #1007.',
    'See your order: http://shop.example/order',
    'Invoice 12: http://shop.example/paper',
    'Withdraw from contract here: http://shop.example/withdrawal',
    '1 x Coffee: $7.77',
    'Subtotal: $7.77',
    'Shipping (Post): $4.90',
    'Tax: $1.00',
    'Total: $13.67',
    'Paid by: Visa 4242',
    'Shipping address',
    'Manage or cancel your subscription: http://shop.example/s',
  ]
  expect(parts.filter((each) => !text.includes(each))).toEqual([])
  expect(html).toContain('href="http://shop.example/order"')
  expect(text).not.toContain('sign-up')
})

it.each([
  ['en-US', 'This was the last payment of your subscription', /goes on|was renewed|skip, pause/],
  ['de-DE', 'Das war die letzte Zahlung Ihres Abonnements', /geht weiter|wurde verlängert|auslassen/],
])(
  'says of a last payment that it was the last, and of nothing that goes on (%s)',
  (language, words, more) => {
    const subscription = { ...buildSubscription(), state: 'expired', nextAtMs: null } as const
    const { subject, text } = composeSubscriptionMail('subscription-last-payment', subscription, {
      ...{ site: buildSite({ language }), linkUrl: 'http://shop.example/s', look: plainMailLook },
      ...{ method: null, order: buildOrder({ paymentState: 'PAID' }) },
    })
    expect(text).toContain(words)
    expect(`${subject} ${text}`).not.toMatch(more)
  },
)

it('names the sum that was tried of a payment that failed', () => {
  const { id: _, ...draft } = buildOrder({
    ...{ subtotalCents: 777, shipping: { key: 'post', name: 'Post' }, shippingCents: 490 },
    ...{ taxCents: 100, grandTotalCents: 1367 },
  })
  const place = { linkUrl: 'http://shop.example/s', look: plainMailLook, method: null, order: null }
  const told = (language: string) =>
    composeSubscriptionMail('subscription-failed', buildSubscription(), {
      ...{ ...place, tried: draft, site: buildSite({ language }) },
    }).text
  expect(told('en-US')).toContain('We tried to charge $13.67.')
  expect(told('en-US')).toContain('Shipping (Post): $4.90')
  expect(told('de-DE')).toMatch(/Wir wollten 13,67\s\$ abbuchen\./)
})

it.each([
  ['en-US', 'It was to be paid on February 28, 2026, but Coffee is not in stock.', 'We try again each day'],
  [
    'de-DE',
    'Es sollte am 28. Februar 2026 bezahlt werden, aber Coffee ist nicht',
    'Wir versuchen es jeden Tag',
  ],
])('says what it waits for, since when, and what happens next (%s)', (language, why, next) => {
  const dueMs = Date.parse('2026-02-28T12:00:00Z')
  const { subscription } = waitADay(buildSubscription({ nextAtMs: dueMs }), {
    nowMs: dueMs,
    reason: 'sold-out',
  })
  const { text } = composeSubscriptionMail('subscription-waiting', subscription, {
    ...{ site: buildSite({ language }), linkUrl: 'http://shop.example/s', look: plainMailLook },
    ...{ method: null, order: null },
  })
  expect([why, next].filter((each) => !text.includes(each))).toEqual([])
})

it.each([
  [4, 'What you paid for lasts until', 'What you paid for is over already.'],
  [5, 'What you paid for is over already.', 'Until then you can take it up again'],
])('promises no time that is over to who cancels (paid until %i)', (endsAtMs, said, unsaid) => {
  const canceledAtMs = endsAtMs === 4 ? 3 : 5
  const history = [{ atMs: canceledAtMs, kind: 'canceled', text: 'Canceled.', by: '' }] as const
  const canceled = buildSubscription({ state: 'canceled', nextAtMs: null, endsAtMs, history })
  const { text } = composeSubscriptionMail('subscription-canceled', canceled, {
    ...{ site: buildSite(), linkUrl: 'http://shop.example/s', look: plainMailLook },
    ...{ method: null, order: null },
  })
  expect([text.includes(said), text.includes(unsaid)]).toEqual([true, false])
})

it.each([
  ['asked-at-once', 'The shop ended it at once, and with it what you paid for.'],
  ['refunded', 'It ended at once, and with it what was paid for.'],
] as const)('says of what ended before its time that it was ended (%s)', (why, said) => {
  const fact = { code: 'canceled', why } as const
  const history = [{ atMs: 4, kind: 'canceled', text: '', fact, by: 'Owner' }] as const
  const ended = buildSubscription({ state: 'canceled', nextAtMs: null, endsAtMs: 4, history })
  const { text } = composeSubscriptionMail('subscription-canceled', ended, {
    ...{ site: buildSite(), linkUrl: 'http://shop.example/s', look: plainMailLook },
    ...{ method: null, order: null },
  })
  expect([text.includes(said), text.includes('over already')]).toEqual([true, false])
})

it.each([
  ['en-US', 'Canceled: it costs nothing any more.'],
  ['de-DE', 'Gekündigt: Es kostet nichts mehr.'],
])('says that it ended as it costs nothing any more (%s)', (language, why) => {
  const fact = { code: 'canceled', why: 'free-now' } as const
  const history = [{ atMs: 3, kind: 'canceled', text: '', fact, by: '' }] as const
  const ended = buildSubscription({ state: 'canceled', nextAtMs: null, endsAtMs: 4, history })
  const { text } = composeSubscriptionMail('subscription-canceled', ended, {
    ...{ site: buildSite({ language }), linkUrl: 'http://shop.example/s', look: plainMailLook },
    ...{ method: null, order: null },
  })
  expect(text).toContain(why)
})

it('does not ask to take up what costs nothing any more', () => {
  const fact = { code: 'canceled', why: 'free-now' } as const
  const history = [{ atMs: 3, kind: 'canceled', text: '', fact, by: '' }] as const
  const ended = buildSubscription({ state: 'canceled', nextAtMs: null, endsAtMs: 4, history })
  const { text } = composeSubscriptionMail('subscription-canceled', ended, {
    ...{ site: buildSite(), linkUrl: 'http://shop.example/s', look: plainMailLook },
    ...{ method: null, order: null },
  })
  expect(text).toContain('Then your subscription ends.')
  expect(text).not.toContain('take it up again')
})

it.each([
  { text: '', fact: { code: 'declined', problem: 'card-expired' } as const },
  { text: 'Your card has expired. Please use another card.' },
])('tells in the language of the site why a payment failed (%j)', (told) => {
  const history = [{ atMs: 1, kind: 'declined', by: '', ...told }] as const
  const { text } = composeSubscriptionMail('subscription-failed', buildSubscription({ history }), {
    ...{ site: buildSite({ language: 'de-DE' }), linkUrl: 'http://shop.example/s', look: plainMailLook },
    ...{ method: null, order: null },
  })
  expect(text).toContain('Ihre Karte ist abgelaufen.')
})

it('tells of a change in the language of the site, also where another came since', () => {
  const moment = { nowMs: 5, timeZone: 'Europe/Berlin', by: '' }
  const skipped = skipNext(buildSubscription({ history: [] }), moment)
  const twice = skipped.ok ? skipNext(skipped.subscription, { ...moment, nowMs: 6 }) : skipped
  if (!twice.ok) throw new Error('It is not skipped')
  const site = buildSite({ language: 'de-DE', timeZone: 'Europe/Berlin' })
  const place = { site, linkUrl: 'http://shop.example/s', look: plainMailLook, method: null, order: null }
  const { subject, text } = composeSubscriptionMail('subscription-changed', twice.subscription, {
    ...place,
    changedAtMs: 5,
  })
  expect(subject).toBe('Ihr Abonnement Coffee wurde geändert')
  expect(text.match(/Die nächste Lieferung wurde ausgelassen\./g)).toHaveLength(1)
  expect(text).toMatch(/Die nächste Zahlung ist am .+\n/)
  expect(text).toContain(': http://shop.example/s')
})
