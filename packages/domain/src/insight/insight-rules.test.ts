import { describe, expect, it } from 'vitest'
import { type Addition, boundKeys, mergeAdditions } from './additions.ts'
import { cleanPath, cleanSearch } from './clean-texts.ts'
import { countHit } from './count-hit.ts'
import { countOrder } from './count-order.ts'
import { browserOf, deviceOf, languageOf } from './device-of.ts'
import type { Hit } from './hit.ts'
import { daysIn, eachDay, monthsBefore, spanBefore, spanFailure } from './insight-span.ts'
import { originOf } from './origin-of.ts'
import { maxCarts, maxSeen, maxSeenLength, paymentEndsAfterMs, type Visit } from './visit.ts'

describe('from where a visit came', () => {
  it.each([
    ['', '', 'direct', '', ''],
    ['', 'https://harbour.example/about', 'direct', '', ''],
    ['', 'https://www.google.co.uk/', 'search', 'google.co.uk', ''],
    ['', 'duckduckgo.com', 'search', 'duckduckgo.com', ''],
    ['', 'https://l.facebook.com/l.php?u=secret', 'social', 'l.facebook.com', ''],
    ['', 'https://mail.google.com/', 'mail', 'mail.google.com', ''],
    ['', 'android-app://com.example.reader/', 'referral', 'com.example.reader', ''],
    ['', 'https://notgoogle.example/', 'referral', 'notgoogle.example', ''],
    ['', 'javascript:alert(1)', 'direct', '', ''],
    ['utm_source=News&utm_medium=email&utm_campaign=Spring', 'https://x.com/', 'mail', 'news', 'Spring'],
    ['https://harbour.example/?a=1&utm_campaign=Spring#top', '', 'campaign', '', 'Spring'],
    [
      'utm_campaign=newsletter-in-may-with-mugs-for-slow-mornings',
      '',
      'campaign',
      '',
      'newsletter-in-may-with-mugs-for-slow-mornings',
    ],
    ['utm_campaign=u_kQ3vZ8xTn1wYb52LmHc9RfJ7', 'https://x.com/', 'social', 'x.com', ''],
    ['utm_source=ada%40example.com&utm_medium=social', 't.co', 'social', 't.co', ''],
  ])('%s behind %s is %s', (query, referrer, channel, source, campaign) => {
    expect(originOf({ query, referrer, ownHosts: ['harbour.example'] })).toEqual({
      channel,
      source,
      campaign,
    })
  })
})

describe('what is kept of texts', () => {
  it.each([
    ['https://harbour.example/shop/?q=ada@example.com#x', '/shop'],
    ['/a/ada@example.com/b', '/a/…/b'],
    ['/a/ada%40example.com', '/a/…'],
    [`/reset/${'a1'.repeat(20)}`, '/reset/…'],
    ['/', '/'],
    ['', null],
    ['/shop/p/the-very-best-mug-for-slow-mornings', '/shop/p/the-very-best-mug-for-slow-mornings'],
    ['/shop/p/usb-c-charger-65w-2-in-1-3er-set-2026', '/shop/p/usb-c-charger-65w-2-in-1-3er-set-2026'],
    ['/p/donaudampfschifffahrt2026sonderausgabe', '/p/donaudampfschifffahrt2026sonderausgabe'],
    [`/${'long-'.repeat(80)}`, `/${'long-'.repeat(80)}`.slice(0, 200)],
    ['/commerce/orders/507f1f77bcf86cd799439011/status', '/commerce/orders/…/status'],
    [
      '/commerce/orders/507f1f77bcf86cd799439011/papers/507f191e810c19729de860ea/pdf',
      '/commerce/orders/…/papers/…/pdf',
    ],
    ['/commerce/subscriptions/507f1f77bcf86cd799439011', '/commerce/subscriptions/…'],
    ['/commerce/subscriptions/000000000000000000000042', '/commerce/subscriptions/…'],
    ['/a/1b4e28ba-2fa1-11d2-883f-0016d3cca427', '/a/…'],
    [
      '/commerce/digital-download/kQ3vZ8x-Tn1_wYb52LmHc9-RfJ7sXd0Ug4aEoKp6iBt',
      '/commerce/digital-download/…',
    ],
    ['/a/name%EF%BC%A0example.org', '/a/…'],
    ['/a/name%2540example.org', '/a/…'],
    ['javascript:alert(1)', null],
    ['tel:+4917612345678', null],
    ['data:text/html,<b>', null],
    ['/a/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0xyz.c2lnbmVk', '/a/…'],
  ])('of the address %s is %s', (address, path) => {
    expect(cleanPath(address)).toBe(path)
  })

  it.each([
    'name @ example.org',
    'name@exam ple.org',
    'name＠example.org',
    'name@localhost',
    'name%2540example.org',
    '0176 12345678',
    '4111 1111 1111 1111',
    '203.0.113.55',
    '2001:db8:0:1::1',
  ])('is nothing of the search for %s', (text) => {
    expect(cleanSearch(text)).toBeNull()
  })

  // Where a rule looks at each part again for each of them, this comes to no end.
  it('is read once, however long it is and whatever stands in it', () => {
    const parts = ['%40', '@', 'a@', '1 ', 'a:']
    expect(parts.map((part) => cleanSearch(part.repeat(100_000)))).toEqual([null, null, null, null, null])
    expect(cleanSearch('%25'.repeat(100_000))).toBe('%25'.repeat(100).slice(0, 200))
  })

  it('is a search in small letters, and none of somebody’s address', () => {
    expect([cleanSearch('  Blue  JAR '), cleanSearch('ada@example.com'), cleanSearch(' ')]).toEqual([
      'blue jar',
      null,
      null,
    ])
  })
})

it.each([
  [
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Version/16.0 Mobile/15E148 Safari/604.1',
    'tablet',
    'Safari',
  ],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'phone', 'Chrome'],
  [
    'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28 Chrome/130.0 Safari/537.36',
    'tablet',
    'Samsung Internet',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'computer', 'Edge'],
  ['Something/1.0', 'computer', 'Other'],
])('%s is a %s with %s', (userAgent, device, browser) => {
  expect([deviceOf(userAgent), browserOf(userAgent)]).toEqual([device, browser])
})

it('reads the first language, without its country', () => {
  expect(['de-CH,de;q=0.9,en;q=0.8', 'en', '*', ''].map(languageOf)).toEqual(['de', 'en', '', ''])
})

const hit = (more: Partial<Hit> = {}): Hit => ({
  atMs: 0,
  device: 'phone',
  browser: 'Safari',
  language: 'de',
  page: { path: '/', channel: 'direct', source: '', campaign: '' },
  counted: [],
  step: null,
  cartIds: [],
  ...more,
})

describe('counting a hit', () => {
  it('counts a visit once for what it sees, and all that it sees', () => {
    const first = countHit(null, hit())
    const again = countHit(first.visit, hit({ atMs: 1_000 }))
    expect(first.additions).toContainEqual({ subject: 'page', key: '/', visits: 1, views: 1 })
    expect(again.additions).toEqual([
      { subject: 'total', key: '', views: 1 },
      { subject: 'page', key: '/', visits: 0, views: 1 },
    ])
  })

  it('remembers the carts that came last, each once', () => {
    const carts = Array.from({ length: maxCarts }, (_, each) => `c${each}`)
    const first = countHit(null, hit({ cartIds: ['own', ...carts] })).visit
    expect(first.cartIds).toEqual(carts)
    const again = countHit(first, hit({ cartIds: ['c0', 'new'] })).visit
    expect(again.cartIds).toEqual([...carts.slice(2), 'c0', 'new'])
  })

  it('remembers no more than so many things that a visit saw, and leaves pages and tests their places', () => {
    const buttons = Array.from({ length: maxSeen.other + 1 }, (_, each) => ({
      subject: 'button' as const,
      key: `b${each}`,
      views: 1,
    }))
    const full = countHit(null, hit({ page: null, counted: buttons })).visit
    expect(full.seen).toHaveLength(maxSeen.other)
    const saw = countHit(full, hit({ counted: [{ subject: 'experiment', key: 'e1|a', views: 1 }] }))
    expect(saw.additions).toContainEqual({ subject: 'page', key: '/', visits: 1, views: 1 })
    expect(saw.additions).toContainEqual({ subject: 'experiment', key: 'e1|a', visits: 1, views: 1 })
  })

  it.each([
    ['page', maxSeen.page],
    ['experiment', maxSeen.experiment],
    ['form', maxSeen.other],
  ] as const)('remembers no more than so many of each kind: %s', (subject, most) => {
    const counted = Array.from({ length: most + 1 }, (_, each) => ({ subject, key: `k${each}|a`, views: 1 }))
    const { visit, additions } = countHit(null, hit({ page: null, counted }))
    expect(visit.seen).toHaveLength(most)
    expect(additions.at(-1)).toEqual({ subject, key: `k${most}|a`, visits: 0, views: 1 })
  })

  it.each([
    ['/checkout/order-confirmed', ['c1'], 35 * 60_000, 'goes on'],
    ['/de/checkout/order-confirmed', ['c1'], paymentEndsAfterMs - 1, 'goes on'],
    ['/checkout/order-confirmed', ['c1'], paymentEndsAfterMs, 'is another'],
    ['/checkout/order-confirmed', [], 35 * 60_000, 'is another'],
    ['/shop', ['c1'], 35 * 60_000, 'is another'],
  ])('takes who comes to %s with carts %j after %i ms for a visit that %s', (path, cartIds, atMs, is) => {
    const { visit } = countHit(null, hit({ cartIds }))
    const page = { path, channel: 'referral', source: 'pay.example', campaign: '' } as const
    const { additions } = countHit(visit, hit({ atMs, page }))
    const hasBegun = additions.some(({ subject }) => subject === 'channel')
    expect(hasBegun ? 'is another' : 'goes on').toBe(is)
  })

  it.each([
    ['a form', 'form', ['c1'], paymentEndsAfterMs - 1, 'goes on'],
    ['a form', 'form', ['c1'], paymentEndsAfterMs, 'is another'],
    ['a form', 'form', [], 35 * 60_000, 'is another'],
    ['a test', 'experiment', ['c1'], 35 * 60_000, 'is another'],
  ] as const)(
    'takes what is told of %s (%s) with carts %j after %i ms for told by a visit that %s',
    (...row) => {
      const [, subject, cartIds, atMs, is] = row
      const { visit } = countHit(null, hit({ cartIds }))
      const told = countHit(visit, hit({ atMs, page: null, counted: [{ subject, key: 'k|a', acts: 1 }] }))
      expect(told.visit.entry === null ? 'is another' : 'goes on').toBe(is)
    },
  )

  it('remembers no more characters of what a visit saw than so many, and tests all the same', () => {
    const long = Array.from({ length: maxSeen.page }, (_, each) => ({
      subject: 'page' as const,
      key: `/${each}`.padEnd(200, 'x'),
      views: 1,
    }))
    const test = { subject: 'experiment', key: 'e1|a', views: 1 } as const
    const { visit, additions } = countHit(null, hit({ counted: [...long, test] }))
    expect(visit.seen.join('').length).toBeLessThan(maxSeenLength + 20)
    expect(visit.seen).toContain('experiment|e1|a')
    expect(additions).toContainEqual({ ...long.at(-1), visits: 0 })
  })

  it('takes nobody at the checkout for one who put something into a cart, and counts each step once', () => {
    const first = countHit(null, hit({ page: null, step: 'checkout' }))
    const again = countHit(first.visit, hit({ page: null, step: 'checkout' }))
    expect(first.visit.steps).toEqual(['visit', 'checkout'])
    expect(again.additions).toEqual([])
  })

  it('takes who ordered for one who was at the checkout', () => {
    const { visit } = countHit(null, hit())
    const order = { currency: 'EUR', grandTotalCents: 500, lines: [] }
    expect(countOrder(order, visit).visit?.steps).toEqual(['visit', 'checkout', 'order'])
  })
})

it('counts an order for its visit, its products by what came of their lines', () => {
  const { visit } = countHit(
    null,
    hit({ step: 'cart', counted: [{ subject: 'product', key: 'p1', acts: 1 }] }),
  )
  const lines = [
    { itemId: 'p1', subtotalCents: 1_000, discountCents: 100 },
    { itemId: 'p1', subtotalCents: 500 },
  ]
  const counted = countOrder({ currency: 'EUR', grandTotalCents: 1_900, lines }, visit).additions
  const whole = { currency: 'EUR', orders: 1, amountCents: 1_900 }
  expect(counted).toContainEqual({ subject: 'total', key: '', ...whole })
  expect(counted).toContainEqual({ subject: 'channel', key: 'direct', ...whole })
  expect(counted).toContainEqual({ subject: 'page', key: '/', ...whole })
  expect(counted.filter(({ subject }) => subject === 'product')).toEqual([
    { subject: 'product', key: 'p1', currency: 'EUR', orders: 1, amountCents: 1_400 },
  ])
  expect(counted.filter(({ subject }) => subject === 'step').map(({ key }) => key)).toEqual([
    'checkout',
    'order',
  ])
})

it('gives no order to the page of thanks, whether it was told before the order is counted or after', () => {
  const pages = ['/checkout', '/checkout/order-confirmed', '/de/checkout/order-confirmed', '/order-confirmed']
  const page = hit().page
  const seen = pages.reduce<Visit | null>(
    (visit, path) => countHit(visit, hit({ page: page && { ...page, path } })).visit,
    null,
  )
  const { additions } = countOrder({ currency: 'EUR', grandTotalCents: 500, lines: [] }, seen)
  const given = additions.filter(({ subject }) => subject === 'page').map(({ key }) => key)
  expect(given).toEqual(['/checkout', '/order-confirmed'])
})

it('counts a donation in the total alone, as it is no product', () => {
  const lines = [{ itemId: 'donation', subtotalCents: 500, donation: { fund: 'garden' } }]
  const { additions } = countOrder({ currency: 'EUR', grandTotalCents: 500, lines }, null)
  expect(additions).toEqual([{ subject: 'total', key: '', currency: 'EUR', orders: 1, amountCents: 500 }])
})

describe('variants of an experiment', () => {
  const see = (visit: Visit | null, ...keys: readonly string[]) =>
    countHit(visit, hit({ counted: keys.map((key) => ({ subject: 'experiment', key, views: 1 })) }))
  const order = { currency: 'EUR', grandTotalCents: 1_900, lines: [] }
  const sumsOf = (...counted: readonly { readonly additions: readonly Addition[] }[]) =>
    mergeAdditions(counted.flatMap(({ additions }) => additions))
      .filter(({ subject }) => subject === 'experiment')
      .map(({ key, currency, visits, orders, amountCents }) => [key, currency, visits, orders, amountCents])

  it('are counted with the orders of their visit, of which a second one adds its amount alone', () => {
    const saw = see(null, 'e1|a', 'e2|b')
    const once = countOrder(order, saw.visit)
    const twice = countOrder(order, once.visit)
    expect(sumsOf(saw, once, twice)).toEqual([
      ['e1|a', '', 1, 0, 0],
      ['e2|b', '', 1, 0, 0],
      ['e1|a', 'EUR', 0, 1, 3_800],
      ['e2|b', 'EUR', 0, 1, 3_800],
    ])
  })

  it('are counted with no order before their visit has shown a page, and with those after it', () => {
    const told = { counted: [{ subject: 'experiment', key: 'e1|a', views: 1 }] } as const
    const silent = countHit(null, hit({ page: null, ...told }))
    const early = countOrder(order, silent.visit)
    expect(sumsOf(silent, early)).toEqual([['e1|a', '', 0, 0, 0]])
    const page = countHit(early.visit, hit())
    const late = countOrder(order, page.visit)
    expect(sumsOf(silent, early, page, late)).toEqual([
      ['e1|a', '', 1, 0, 0],
      ['e1|a', 'EUR', 0, 1, 1_900],
    ])
  })

  it('are counted when their visit has shown a page, whichever is told first', () => {
    const told = { counted: [{ subject: 'experiment', key: 'e1|a', views: 1 }] } as const
    const early = countHit(null, hit({ page: null, ...told }))
    const page = countHit(early.visit, hit())
    const again = countHit(page.visit, hit(told))
    expect(sumsOf(early)).toEqual([['e1|a', '', 0, 0, 0]])
    expect(sumsOf(early, page)).toEqual([['e1|a', '', 1, 0, 0]])
    expect(sumsOf(early, page, again)).toEqual([['e1|a', '', 1, 0, 0]])
    const first = countHit(null, hit())
    expect(sumsOf(first, countHit(first.visit, hit({ page: null, ...told })))).toEqual([
      ['e1|a', '', 1, 0, 0],
    ])
  })

  it('that one visit saw in two tabs are counted for the first, its orders before and after too', () => {
    const first = see(null, 'e1|a', 'e2|b')
    const early = countOrder(order, first.visit)
    const second = see(early.visit, 'e1|b')
    const third = see(second.visit, 'e1|a')
    const late = countOrder(order, third.visit)
    expect(sumsOf(first, early, second, third, late)).toEqual([
      ['e1|*', '', 1, 0, 0],
      ['e1|a', '', 1, 0, 0],
      ['e2|b', '', 1, 0, 0],
      ['e1|a', 'EUR', 0, 1, 3_800],
      ['e2|b', 'EUR', 0, 1, 3_800],
    ])
    const views = [first, second, third].flatMap(({ additions }) => additions)
    expect(views.filter(({ key }) => key === 'e1|a').map((each) => each.views)).toEqual([1, 1, 1])
  })
})

it('counts what would be a key too many under one', () => {
  const additions = ['a', 'b', 'c', 'd'].map((key) => ({ subject: 'page' as const, key, views: 1 }))
  const bounded = boundKeys(additions, () => ({ known: new Set(['d']), total: 1 }), 2)
  expect(bounded.map(({ key, views }) => [key, views])).toEqual([
    ['(other)', 2],
    ['a', 1],
    ['d', 1],
  ])
})

it('keeps what was bought under its own key where a day has all its keys, and nothing else that the visit of an order saw', () => {
  const made = {
    page: { path: '/made-up', channel: 'referral', source: 'made-up.example', campaign: 'up' },
    counted: [
      { subject: 'product', key: 'p1', views: 1 },
      { subject: 'button', key: 'Made up', views: 1 },
      { subject: 'experiment', key: 'e1|a', views: 1 },
    ],
  } as const
  const lines = [{ itemId: 'p1', subtotalCents: 1_900 }]
  const { visit } = countHit(null, hit(made))
  const { additions } = countOrder({ currency: 'EUR', grandTotalCents: 1_900, lines }, visit)
  const bounded = boundKeys(additions, () => ({ known: new Set(), total: 2 }), 2)
  const kept = bounded.filter(({ key }) => key !== '(other)').map(({ subject, key }) => [subject, key])
  expect(kept).toEqual([
    ['browser', 'Safari'],
    ['channel', 'referral'],
    ['device', 'phone'],
    ['experiment', 'e1|a'],
    ['product', 'p1'],
    ['total', ''],
  ])
  const together = bounded.filter(({ key, orders }) => key === '(other)' && orders === 1)
  expect(together.map(({ subject }) => subject)).toEqual([
    'button',
    'campaign',
    'entry',
    'language',
    'page',
    'source',
  ])
})

it('reckons with days, those of a leap year and of a changed clock too', () => {
  expect(daysIn({ from: '2026-03-28', to: '2026-03-30' })).toBe(3)
  expect(eachDay({ from: '2028-02-28', to: '2028-03-01' })).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-02' })).toEqual({
    from: '2026-02-27',
    to: '2026-02-28',
  })
})

it.each([
  ['2026-01-02', '2026-01-01', 'backwards'],
  ['2025-01-01', '2026-02-04', null],
  ['2025-01-01', '2026-02-05', 'too-long'],
  ['', '2026-02-05', 'no-day'],
])('finds of days from %s to %s that they are %s', (from, to, failure) => {
  expect(spanFailure({ from, to })).toBe(failure)
})

it.each([
  ['2026-03-01', 25, '2024-02-01'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2028-03-30', 1, '2028-02-29'],
  ['2026-12-31', 1, '2026-11-30'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-12-31', 12, '2025-12-31'],
  ['2028-02-29', 12, '2027-02-28'],
])('finds the day before %s by %i months, or the last of a shorter month: %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before)
})
