// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  renderBalancePage,
  renderCartPage,
  renderCheckoutPage,
  renderConfirmedPage,
  renderDonatePage,
  renderDownloadPage,
  renderGiftCardPage,
  renderOrderStatusPage,
  renderProposalPage,
  renderSubscriptionPage,
  renderWithdrawalPage,
} from './pages.tsx'
import { buildCheckoutProps, buildItem, buildOrder, buildReply } from './testing/build-cart.ts'

const site = { title: 'Vale', logoUrl: null, homeUrl: '/' }
const orderPage = {
  withdrawal: null,
  withdrawn: [],
  papers: [],
  downloads: [],
  locale: 'en-US',
  timeZone: 'America/New_York',
  site,
  sellerLines: ['Vale'],
  continueShoppingUrl: '/shop',
  contactEmail: 'help@example.com',
}
const confirmed = { accountUrl: null, memberships: [], ...orderPage, sendsMail: true, subscriptions: [] }
const cartPage = { locale: 'en-US', continueShoppingUrl: '/shop', removing: null, problem: null }

describe('a page rendered on the server, where there is no document', () => {
  it('is a cart that works by plain forms', () => {
    const html = renderCartPage({ ...cartPage, cart: buildReply() })
    expect(typeof document).toBe('undefined')
    expect(html).toContain('<form class="vt-cart-form" action="/cart" method="post">')
    expect(html).toContain('name="quantity-e1" value="1"')
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*value="e1"[^>]*name="remove"/)
    expect(html).toContain('href="/commerce/goto-checkout"')
  })

  it('has the class names that plug-ins look for', () => {
    const html = renderCartPage({ ...cartPage, cart: buildReply() })
    const names = ['title', 'row-title', 'row-price', 'row-variant', 'subtotal-label', 'subtotal-price']
    for (const name of [...names, 'checkout-button', 'continue-button'])
      expect(html).toContain(`cart-${name}`)
    expect(html.startsWith('<div id="sqs-cart-root">')).toBe(true)
  })

  it('asks about a line that is to be removed by a form', () => {
    const html = renderCartPage({ ...cartPage, cart: buildReply(), removing: 'e1' })
    expect(html).toContain('Remove <strong>Morning mug</strong> from your cart?')
    expect(html).not.toContain('<dialog')
  })

  it('embeds the cart as JSON that cannot end its script', () => {
    const html = renderCartPage({
      ...cartPage,
      cart: buildReply([buildItem({ productName: '</script><img src=x onerror=alert(1)>' })]),
    })
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    const json = html.slice(html.indexOf('json">') + 6, html.indexOf('</script>'))
    expect(JSON.parse(json).cart.items[0].productName).toBe('</script><img src=x onerror=alert(1)>')
  })

  it('is an empty cart', () => {
    expect(renderCartPage({ ...cartPage, cart: null })).toContain('You have nothing in your shopping cart.')
  })

  it('is a checkout whose every step is a form', () => {
    for (const step of ['contact', 'delivery', 'payment'] as const) {
      const html = renderCheckoutPage(buildCheckoutProps({ step }))
      expect(html).toContain(`name="step" value="${step}"`)
      expect(html).toContain('action="/checkout" method="post"')
      expect(html).toContain('name="cartToken" value="token"')
    }
  })

  it('shows a refused step with what was typed and what is wrong', () => {
    const html = renderCheckoutPage(
      buildCheckoutProps({ errors: { email: 'Email is wrong' }, values: { email: 'nobody' } }),
    )
    expect(html).toContain('value="nobody"')
    expect(html).toContain('href="#checkout-email"')
    expect(html).toContain('aria-describedby="checkout-email-error"')
  })

  it('puts the question of the bank as a form', () => {
    const html = renderCheckoutPage(
      buildCheckoutProps({ step: 'payment', confirmation: { paymentId: 'p1', message: 'Your bank asks.' } }),
    )
    expect(html).toContain('name="paymentId" value="p1"')
    expect(html).toContain('value="true" name="approved"')
  })

  it('thanks for an order, with all that it came to', () => {
    const html = renderConfirmedPage({ ...confirmed, order: buildOrder(), statusUrl: '/s?key=1' })
    expect(html).toContain('Thank you for your order')
    for (const text of ['ada@example.com', '2<!-- --> × <!-- -->$18.00', '$36.00', '$5.00', '$44.20']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('href="/s?key=1"')
  })

  it('says what began with an order, and opens a form of its page', () => {
    const begun = {
      title: 'Coffee',
      priceText: '$18.00 every month',
      isMembership: false,
      nextText: 'May 1, 2026',
      url: '/sub',
    }
    const props = { ...confirmed, order: buildOrder(), statusUrl: '/s', subscriptions: [begun] }
    expect(renderConfirmedPage(props)).toContain('href="/sub"')
    expect(renderConfirmedPage(props)).toContain('Taxes and delivery are those')
    const club = { ...begun, isMembership: true }
    expect(renderConfirmedPage({ ...props, subscriptions: [club] })).not.toContain('delivery are those')
    const shown: Parameters<typeof renderSubscriptionPage>[0] = {
      ...{
        path: '/sub',
        linkKey: 'k',
        state: 'active',
        isTest: false,
        isTriedNow: false,
        isPaused: false,
        stateText: 'Active.',
        priceText: '$18.00',
        discountTexts: [],
        asksApproval: false,
        deliveries: [],
        deliveryText: null,
        openUntilText: null,
        resumedText: null,
        failedText: null,
        isMembership: false,
        newPriceText: null,
      },
      ...{ nextText: 'May 1, 2026', methodText: 'Visa •••• 4242', address: null, isSent: false, history: [] },
      ...{ acts: ['pause', 'cancel'], ask: 'pause', done: null, problem: null, errors: {}, values: {} },
      ...{
        variants: [],
        takesQuantity: true,
        countries: [],
        gateways: [],
        mostCycles: 2,
        nextCycle: 5,
        locale: 'en-US',
        timeZone: 'UTC',
        site,
      },
      product: { title: 'Coffee', choice: '', quantity: 1, imageUrl: null },
      contactEmail: '',
    }
    const page = renderSubscriptionPage(shown)
    expect(page).toContain('name="act" value="pause"')
    expect(page).toContain('name="cycle" value="5"')
    expect(page.match(/<option/g)).toHaveLength(2)
    expect(page).toContain('href="/sub?key=k&amp;ask=cancel#ask"')
    const swapped = { ...shown, ask: 'swap' } as const
    expect(renderSubscriptionPage(swapped)).toContain('name="quantity"')
    expect(renderSubscriptionPage({ ...swapped, takesQuantity: false })).not.toContain('name="quantity"')
    // A hundred thousand is refused in words, and not cut off to ten.
    expect(renderSubscriptionPage(swapped)).not.toContain('maxLength="2"')
    const resumed = (isPaused: boolean) => renderSubscriptionPage({ ...shown, ask: 'resume', isPaused })
    expect([resumed(true), resumed(false)].map((each) => /<button[^>]*>([^<]*)/.exec(each)?.[1])).toEqual([
      'Resume',
      'Take back what was skipped',
    ])
    expect(renderSubscriptionPage({ ...shown, ask: 'resume', resumedText: 'May 1, 2026' })).toMatch(
      /The next payment is on (?:<!-- -->)?May 1, 2026/,
    )
    const membership = { ...shown, isMembership: true, openUntilText: 'May 1, 2026' }
    const asks = (['skip', 'pause', 'resume'] as const).map((ask) =>
      renderSubscriptionPage({ ...membership, ask }),
    )
    expect(asks.filter((each) => /[Dd]eliver|nothing comes/.test(each))).toEqual([])
    const failing = { ...shown, ask: 'card', state: 'past-due', failedText: '$13.67' } as const
    const both = [
      { key: 'test', label: 'Test card' },
      { key: 'stripe', label: 'Card and more' },
    ] as const
    const asked = renderSubscriptionPage({ ...failing, gateways: both }).replaceAll('<!-- -->', '')
    expect(asked).toContain('The payment that failed, $13.67, is tried with it at once.')
    expect(asked).toContain('The payment that failed, $13.67, is charged to it at once.')
  })

  it('promises no mail where the shop sends none', () => {
    const props = { ...confirmed, order: buildOrder(), statusUrl: '/s' }
    expect(renderConfirmedPage(props)).toContain('We are sending a confirmation to')
    expect(renderConfirmedPage({ ...props, sendsMail: false })).not.toContain('confirmation')
  })

  it('tells how to pay what is still due', () => {
    const payment = { label: 'Bank transfer', instructions: 'Account 12' }
    const order = buildOrder({ paymentState: 'PENDING', payment })
    const page = renderConfirmedPage({ ...confirmed, order, statusUrl: '/s' })
    expect(page).toContain('Account 12')
    expect(page).toContain('<strong>$44.20</strong>')
    const cards = [{ id: 'c', lastFour: 'ABCD', cents: 3000 }]
    const partly = renderConfirmedPage({
      ...confirmed,
      order: { ...order, giftCards: cards },
      statusUrl: '/s',
    })
    expect(partly).toContain('<strong>$14.20</strong>')
    expect(partly).toMatch(/<dt>Due<\/dt><dd>\$14\.20<\/dd>/)
  })

  it('lists the files that were bought, and leads to none that is closed', () => {
    const files = [{ id: 'f1', filename: 'Song <1>.mp3', bytes: 2_400_000, left: 1 }]
    const download = {
      id: 'g',
      lineId: 'l',
      title: 'Album',
      files,
      most: 5,
      used: 4,
      expiresAtMs: null,
      path: '/d/t',
    }
    const page = { ...orderPage, orderName: '#1001' }
    const open = renderDownloadPage({ ...page, download: { ...download, state: 'open' } })
    expect(open).toContain('Song &lt;1&gt;.mp3')
    expect(open).toContain('href="/d/t/f1"')
    expect(open).toContain('1 download left')
    const closed = renderDownloadPage({ ...page, download: { ...download, state: 'expired' } })
    expect(closed).toContain('The time to download these files is over.')
    expect(closed).not.toContain('href="/d/t/f1"')
  })

  it('asks twice before a contract is withdrawn from, in the words of the law', () => {
    const page = {
      site,
      path: '/withdraw',
      ...{
        linkKey: '',
        orderText: '',
        lines: [],
        errors: {},
        statement: ['I withdraw.'],
        told: [],
        earlier: [],
      },
      ...{ contactEmail: '', backUrl: '/shop', values: { name: 'Ada' } },
      words: {
        link: { text: 'Vertrag widerrufen', language: 'de' },
        confirm: { text: 'Ja', language: 'de' },
      },
    }
    expect(renderWithdrawalPage({ ...page, step: 'write' })).toContain('value="review"')
    const second = renderWithdrawalPage({ ...page, step: 'confirm' })
    expect(second).toContain('<input type="hidden" name="name" value="Ada"/>')
    expect(second).toContain('value="confirm" lang="de"')
  })

  it('shows where an order stands, in the site’s own time', () => {
    const html = renderOrderStatusPage({ ...orderPage, order: buildOrder() })
    expect(html).toContain('We are getting your order ready.')
    expect(html).toContain('Oct 12, 2026, 10:05')
    expect(html).toContain('Not yet')
  })

  it('shows the parcels of an order that was sent', () => {
    const parcel = {
      shippedAtMs: Date.UTC(2026, 9, 13),
      carrier: 'UPS',
      trackingNumber: '1Z9',
      trackingUrl: 'https://ups.example/1Z9',
    }
    const html = renderOrderStatusPage({
      ...orderPage,
      order: buildOrder({ fulfillmentStatus: 'FULFILLED', fulfillments: [parcel] }),
    })
    expect(html).toContain('UPS 1Z9')
    expect(html).toContain('href="https://ups.example/1Z9"')
    expect(html).toContain('Your order is on its way.')
  })

  it('says what is in each parcel of an order of which a part was sent, and what follows', () => {
    const [line] = buildOrder({}).lines
    const sent = { shippedAtMs: 5, carrier: 'UPS', trackingNumber: '1Z9', trackingUrl: '' }
    const units = [{ lineId: line?.id ?? '', quantity: 1 }]
    const html = renderOrderStatusPage({
      ...orderPage,
      order: buildOrder({ fulfillments: [{ ...sent, lines: units }], leftToSend: units }),
    })
    expect(html).toContain(`<span class="vt-parcel-contents">1 × ${line?.title}`)
    expect(html).toContain('A part of your order is on its way.')
    expect(html).toContain('A part was shipped')
    expect(html).toMatch(/Still to come: (<!-- -->)?1 × /)
  })

  it('says of an order that was fulfilled once it was ready that it is, where and when', () => {
    const ready = { shippedAtMs: 5, carrier: '', trackingNumber: '', trackingUrl: '' }
    const shipping = { name: 'Studio', note: 'Hafenweg 1\nFridays until six', isPickup: true, isLocal: false }
    const order = buildOrder({ fulfillmentStatus: 'FULFILLED', fulfillments: [ready], shipping })
    const html = renderOrderStatusPage({ ...orderPage, order })
    expect(html).toContain('Your order is ready for pickup.')
    expect(html).toContain('Ready for pickup</h2><p class="vt-preserve">Hafenweg 1\nFridays until six')
    expect(html).not.toMatch(/Tracking|Shipped|on its way/)
  })

  it('says of an order that is picked up where it waits and what to show there, and then that it was', () => {
    const shipping = { name: 'Studio', note: 'Hafenweg 1\nFridays until six', isPickup: true, isLocal: false }
    const [line] = buildOrder({}).lines
    const units = [{ lineId: line?.id ?? '', quantity: 1 }]
    const history = [
      { atMs: 1, kind: 'placed' },
      { atMs: 2, kind: 'ready' },
    ] as const
    const render = (part: Parameters<typeof buildOrder>[0]) =>
      renderOrderStatusPage({ ...orderPage, order: buildOrder({ shipping, history, ...part }) })
    const ready = render({ pickup: 'ready', ready: units, leftToSend: units })
    expect(ready).toContain('Your order is ready for pickup.')
    expect(ready).toContain('Ready for pickup</h2><p>Studio</p><p class="vt-preserve">Hafenweg 1')
    expect(ready).toMatch(/show your order number when you pick it up: (<!-- -->)?#1001/)
    expect(ready).toContain('Pickup (Studio)')
    const parcel = { shippedAtMs: 5, carrier: '', trackingNumber: '', trackingUrl: '', pickedUp: [] }
    const pickedUp = render({
      ...{ pickup: 'picked-up', fulfillmentStatus: 'FULFILLED', fulfillments: [parcel] },
      history: [...history, { atMs: 5, kind: 'fulfilled' }],
    })
    expect(pickedUp).toContain('You picked up your order.')
    expect(pickedUp).toContain('Picked up</h2>')
    const partly = render({ pickup: 'partly-ready', ready: units, leftToSend: units })
    expect(partly).toContain('A part of your order is ready for pickup. The rest follows.')
    // A service of it was done first, and is no pickup.
    const served = render({
      pickup: 'waiting',
      fulfillments: [{ ...parcel, pickedUp: undefined, lines: [] }],
    })
    expect(served).not.toContain('A part was picked up')
    // Of two mugs and a course one mug is ready, and one was picked up: the course is no part of it.
    const course = {
      ...(line as NonNullable<typeof line>),
      id: 'course',
      title: 'Course',
      productType: 'service',
    } as const
    const mixed = render({
      ...{ pickup: 'picked-up', lines: [...buildOrder({}).lines, course] },
      fulfillments: [{ ...parcel, lines: units }],
      leftToSend: [{ lineId: 'course', quantity: 1 }],
    })
    expect(mixed).toContain('You picked up the goods of your order. The rest follows.')
    expect(mixed).toMatch(/Still to come: (<!-- -->)?1 × Course/)
    const oneLeft = render({
      ...{ pickup: 'ready', fulfillments: [{ ...parcel, lines: units }], ready: units, leftToSend: units },
    })
    expect(oneLeft).not.toContain('Still to come')
    expect([ready, pickedUp, partly].join()).not.toMatch(/Tracking|Shipped|Shipping|on its way/)
  })

  it('says of an order that its shop delivers itself that it was delivered, and nothing of parcels', () => {
    const shipping = { name: 'Harbour round', note: '', isPickup: false, isLocal: true }
    const [mugs] = buildOrder({}).lines
    const course = { ...(mugs as NonNullable<typeof mugs>), id: 'course', productType: 'service' } as const
    const parcel = { shippedAtMs: 5, carrier: '', trackingNumber: '', trackingUrl: '' }
    const one = [{ lineId: mugs?.id ?? '', quantity: 1 }]
    const render = (part: Parameters<typeof buildOrder>[0]) =>
      renderOrderStatusPage({ ...orderPage, order: buildOrder({ shipping, ...part }) })
    const waiting = render({ delivery: 'to-deliver' })
    expect(waiting).toContain('Delivery (Harbour round)')
    expect(waiting).toMatch(/Delivered<\/span><span class="vt-stage-when">Not yet/)
    const fulfillments = [{ ...parcel, lines: one }]
    const partly = render({ delivery: 'partly-delivered', fulfillments, leftToSend: one })
    expect(partly).toContain('A part of your order was delivered. The rest follows.')
    expect(partly).toContain('A part was delivered')
    const mixed = {
      lines: [...buildOrder({}).lines, course],
      leftToSend: [{ lineId: 'course', quantity: 1 }],
    }
    const whole = render({ delivery: 'delivered', fulfillments, ...mixed })
    expect(whole).toContain('The goods of your order were delivered. The rest follows.')
    expect(whole).toContain('Delivered</h2>')
    expect(whole).not.toContain('A part was delivered')
    expect([waiting, partly, whole].join()).not.toMatch(/Tracking|Shipped|Shipping|shipped|on its way|Sent/)
  })

  it('says that an order was canceled', () => {
    const html = renderOrderStatusPage({ ...orderPage, order: buildOrder({ fulfillmentStatus: 'CANCELED' }) })
    expect(html).toContain('This order was canceled.')
    expect(html).not.toContain('Shipped')
  })
})

describe('the pages of gift cards', () => {
  it('ask by a plain form for whom a card is, with what was typed and what is wrong with it', () => {
    const html = renderGiftCardPage({
      product: { itemId: 'p1', title: 'Gift card', imageUrl: null },
      denominations: [
        { variantId: 'v1', label: '$25.00' },
        { variantId: 'v2', label: '$50.00' },
      ],
      entryId: null,
      once: 'w',
      amountText: null,
      firstDay: '2026-11-24',
      lastDay: '2027-11-25',
      values: { for: 'other', variantId: 'v2', recipientEmail: 'nobody' },
      errors: { variantId: 'Choose an amount.', recipientEmail: 'Email is not valid.' },
      problem: null,
      backUrl: '/shop/gift-card',
      site,
    })
    expect(html).toMatch(/<form[^>]* method="post"/)
    expect(html).toContain('action="/checkout/gift-card"')
    expect(html).toContain('name="once" value="w"')
    expect(html).toMatch(/<input[^>]*value="v2"[^>]*checked|<input[^>]*checked[^>]*value="v2"/)
    expect(html).toContain('href="#gift-recipientEmail"')
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="gift-variantId-error"/)
    expect(html).toMatch(/<p[^>]*id="gift-variantId-error"[^>]*>Choose an amount/)
  })

  it('say what is left on a card, by the end of its code', () => {
    const found = { lastFour: 'AB12', balanceText: '$20.00', isTest: false }
    const html = renderBalancePage({ site, found, problem: null })
    expect(html).toMatch(/<strong>\$20\.00<\/strong>.*on the card that ends in AB12/)
    expect(html).not.toContain('role="alert"')
  })
})

it('asks only for what a shop takes of those who give', () => {
  const page = {
    site,
    isOpen: true,
    funds: [{ key: 'kiln', title: 'A new kiln', description: '' }],
    suggested: [{ cents: 2500, text: '$25.00' }],
    freeAmount: null,
    asksForNote: false,
    coverText: '',
    values: { amount: '2500' },
    errors: {},
  }
  const html = renderDonatePage(page)
  expect(html).toContain('For A new kiln')
  expect(html).toMatch(/<input[^>]*name="amount"[^>]*value="2500"/)
  // Where there is one thing to give for, it is chosen out of sight.
  expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="fund"[^>]*value="kiln"/)
  expect(html).not.toMatch(/name="(own|note|cover)"/)
  const open = renderDonatePage({ ...page, freeAmount: { hint: 'From $1.00', currency: 'USD' } })
  expect(open).toMatch(/<input[^>]*id="donate-own"[^>]*class="vt-donate-own"[^>]*name="own"/)
  expect(renderDonatePage({ ...page, isOpen: false })).not.toContain('<form')
})

it('shows what a shop put together with the way to pay it, unless something is in the way or it is over', () => {
  const offer = {
    cart: buildReply().cart,
    message: 'For <you>',
    untilText: 'You can pay until May 1, 2026.',
    action: '/checkout/pay?token=a',
    deliveryLines: [],
  }
  const page = { site, locale: 'en-US', title: 'Your order', over: null, problem: null, offer }
  expect(renderProposalPage(page)).toMatch(/<form[^>]*action="\/checkout\/pay\?token=a" method="post"/)
  expect(renderProposalPage(page)).toContain('For &lt;you&gt;')
  expect(renderProposalPage({ ...page, problem: 'Sold out.' })).not.toContain('<form')
  expect(renderProposalPage({ ...page, over: 'Over.', offer: null })).not.toMatch(/<form|For &lt;/)
})
