import { termsConsentText } from '@vitrine/domain/checkout/consents/terms-consent'
import { plainMailLook } from '@vitrine/domain/mail/mail-look'
import type { Order } from '@vitrine/domain/orders/order'
import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import { noLegalTexts } from '@vitrine/domain/website/settings/legal-texts'
import { type OrderMailKind, orderMailKinds } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { buildImage, buildOrder, buildOrderLine, buildSite } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'
import { isOrderKey, orderKey, statusPath } from './order-links.ts'
import { composeOrderMail } from './order-mail.ts'

const linkUrl = 'http://shop.example/commerce/orders/1/status?key=k'

describe('mail about an order', () => {
  it('says what was bought, what it came to, and where it goes', () => {
    const lines = [buildOrderLine({ quantity: 2, optionValues: [{ optionName: 'Colour', value: 'Blue' }] })]
    const order = buildOrder({
      isTest: false,
      lines,
      shipping: { key: 'post', name: 'Post' },
      shippingCents: 500,
      taxCents: 213,
      grandTotalCents: 3113,
    })
    const mail = composeOrderMail('placed', order, { site: buildSite(), linkUrl, look: plainMailLook })
    expect(mail).toMatchObject({
      to: 'ada@example.com',
      from: 'shop@example.com',
      subject: 'Order #1001 confirmed',
    })
    const parts = [
      '2 x Enamel mug (Blue): $24.00',
      'Subtotal: $24.00',
      'Shipping (Post): $5.00',
      'Tax: $2.13',
      'Total: $31.13',
      'Ada Byron',
      'New York, NY 10001',
      linkUrl,
    ]
    expect(parts.filter((each) => !mail.text.includes(each))).toEqual([])
  })

  it('says in the language of the site that a payment came in, and of whom test payments are', () => {
    const payment = { gateway: 'manual', label: 'Überweisung', reference: 'Auszug 7' }
    const order = buildOrder({ isTest: true, paymentState: 'PAID', payment })
    const place = { site: buildSite({ language: 'de-DE' }), linkUrl, look: plainMailLook }
    const { subject, text } = composeOrderMail('payment-received', order, place)
    expect(subject).toBe('[Test] Zahlung für Bestellung #1001 eingegangen')
    const parts = ['Ihre Zahlung ist eingegangen. Vielen Dank!', 'Bezahlt mit: Überweisung', 'Testbestellung']
    expect(parts.filter((each) => !text.includes(each))).toEqual([])
    expect(text).not.toContain('Auszug 7')
  })

  it.each([
    ['placed', 'de-DE', 'für Bo (bo@example.com) am 2. Januar 2027'],
    ['new-order', 'en-GB', 'for Bo (bo@example.com) on 2 January 2027'],
  ] as const)('names the day of a gift card as pages do (%s, %s)', (kind, language, words) => {
    const gift = {
      ...{ recipientName: 'Bo', recipientEmail: 'bo@example.com', senderName: 'Ada', message: '' },
      deliverOn: '2027-01-02',
    }
    const order = buildOrder({ lines: [buildOrderLine({ productType: 'gift-card', gift })] })
    const place = {
      site: buildSite({ language, timeZone: 'Pacific/Honolulu' }),
      linkUrl,
      look: plainMailLook,
    }
    expect(composeOrderMail(kind, order, place).text).toContain(words)
  })

  it.each([
    ['manual', 'PAID', 'The shop returns what you paid.'],
    ['stripe', 'PAID', 'What you paid is being returned to you.'],
    ['manual', 'PENDING', 'There is nothing left to pay.'],
  ] as const)(
    'says of a canceled order what becomes of its money (%s, %s)',
    (gateway, paymentState, words) => {
      const payment = { gateway, label: 'Bank transfer', reference: '' }
      const giftCards = [{ id: 'card', lastFour: 'ABCD', cents: 1000 }]
      const order = buildOrder({
        isTest: false,
        fulfillmentStatus: 'CANCELED',
        paymentState,
        payment,
        giftCards,
      })
      const { text } = composeOrderMail('canceled', order, {
        site: buildSite(),
        linkUrl,
        look: plainMailLook,
      })
      const parts = [
        words,
        '$10.00 is back on your gift card ••••ABCD.',
        'Back on gift card ••••ABCD: $10.00',
      ]
      expect(parts.filter((each) => !text.includes(each))).toEqual([])
      expect(text).not.toContain('Due:')
    },
  )

  it('says of an order that gift cards paid in part how the rest was paid, or that it is due', () => {
    const payment = { gateway: 'paypal', label: 'PayPal', reference: '' }
    const giftCards = [{ id: 'card', lastFour: 'ABCD', cents: 1000 }]
    const textOf = (kind: 'placed' | 'new-order', paymentState: 'PAID' | 'PENDING') => {
      const order = buildOrder({ paymentState, payment, giftCards, grandTotalCents: 2285 })
      const site = buildSite({ language: 'de-DE' })
      return composeOrderMail(kind, order, { site, linkUrl, look: plainMailLook }).text
    }
    expect(textOf('placed', 'PAID')).toMatch(/Bezahlt mit PayPal: .*12,85/)
    expect(textOf('new-order', 'PAID')).toMatch(/Bezahlt mit PayPal: .*12,85/)
    expect(textOf('new-order', 'PAID')).not.toContain('Zu zahlen')
    expect(textOf('new-order', 'PENDING')).toMatch(/Zu zahlen: .*12,85/)
  })

  it('says in its language what the buyer of an order of before agreed to', () => {
    const order = buildOrder({ termsConsent: { atMs: 1, text: termsConsentText, url: '/legal/terms' } })
    const site = buildSite({ language: 'de-DE' })
    const { text } = composeOrderMail('placed', order, { site, linkUrl, look: plainMailLook })
    expect(text).toContain('Sie haben zugestimmt: Ich stimme den AGB des Shops zu.')
  })

  it('promises no money of a canceled order whose payment is disputed, until that is decided', () => {
    const dispute = { id: 'd', beganAtMs: 1, reason: '', answerByMs: null }
    const canceled = buildOrder({
      isTest: false,
      fulfillmentStatus: 'CANCELED',
      paymentState: 'PAID',
      payment: { gateway: 'stripe', label: 'Card', reference: '' },
    })
    const place = { site: buildSite(), linkUrl, look: plainMailLook }
    const textOf = (outcome: 'OPEN' | 'WON') =>
      composeOrderMail('canceled', { ...canceled, disputes: [{ ...dispute, outcome }] }, place).text
    expect(textOf('OPEN')).toContain('The payment is disputed: how that ends decides about the money.')
    expect(textOf('OPEN')).not.toContain('being returned')
    expect(textOf('WON')).toContain('What you paid is being returned to you.')
  })

  it('tells the owner how much of a refund failed, and counts it as not refunded', () => {
    const failed: OrderRefund = {
      ...{ id: 'r', atMs: 7, by: '', state: 'FAILED', attempts: 1, lines: [], shippingCents: 0 },
      ...{ shippingTaxCents: 0, cents: 700, moneyCents: 700, cards: [], reason: '', reference: '' },
      message: '',
      refusal: 'no-charge',
    }
    const done: OrderRefund = { ...failed, id: 'd', state: 'DONE', cents: 500, moneyCents: 500 }
    const paid = buildOrder({ isTest: false, paymentState: 'PAID' })
    const place = { site: buildSite(), linkUrl, look: plainMailLook, refundId: 'r' }
    const { text } = composeOrderMail('refund-failed', { ...paid, refunds: [done, failed] }, place)
    const parts = ['Amount: $7.00', 'Refunded: -$5.00', 'Not refunded yet: -$7.00']
    expect(parts.filter((each) => !text.includes(each))).toEqual([])
  })

  it('says of services that they are done, and of a parcel that it is on its way', () => {
    const place = (language: string) => ({ site: buildSite({ language }), linkUrl, look: plainMailLook })
    const workshop = buildOrderLine({ id: 'w', title: 'Workshop', productType: 'service' })
    const mug = buildOrderLine({ id: 'm', productType: 'physical' })
    const done = { shippedAtMs: 1, carrier: '', trackingNumber: '', trackingUrl: '' }
    const booked = buildOrder({
      isTest: false,
      fulfillmentStatus: 'FULFILLED',
      lines: [workshop],
      fulfillments: [{ ...done, lines: [{ lineId: 'w', quantity: 1 }] }],
    })
    const inEnglish = composeOrderMail('fulfilled', booked, place('en-US'))
    expect(inEnglish.subject).toBe('Order #1001 is complete')
    expect(inEnglish.text).toContain('Your order is complete.')
    expect(inEnglish.text).not.toMatch(/sent|on its way/)
    const inGerman = composeOrderMail('fulfilled', booked, place('de-DE'))
    expect(inGerman.subject).toBe('Bestellung #1001 ist abgeschlossen')
    const both = { ...booked, lines: [workshop, mug] }
    const partly = composeOrderMail(
      'partly-fulfilled',
      { ...both, fulfillmentStatus: 'PENDING' },
      place('en-US'),
    )
    expect(partly.subject).toBe('A part of order #1001 is done')
    expect(partly.text).toContain('Done: 1 × Workshop')
    expect(partly.text).toContain('The rest follows.')
    // What is ready already does not follow.
    const besideReady = composeOrderMail(
      'partly-fulfilled',
      {
        ...both,
        fulfillmentStatus: 'PENDING',
        shipping: { key: 'quay', name: 'Quay', isPickup: true },
        readyParts: [{ readyAtMs: 1, lines: [{ lineId: 'm', quantity: 2 }] }],
      },
      place('de-DE'),
    ).text
    expect(besideReady).toContain('Ein Teil Ihrer Bestellung ist erledigt.')
    expect(besideReady).toContain('Noch abholbereit: ')
    expect(besideReady).not.toContain('Der Rest folgt')
    const sent = { ...both, fulfillments: [done] }
    expect(composeOrderMail('fulfilled', sent, place('en-US')).subject).toBe('Order #1001 is on its way')
    // What an owner wrote about a parcel on its way is not said of a course.
    const ours = { subject: 'Ours', opening: 'Your parcel is on its way.' }
    const own = {
      ...place('en-US'),
      site: { ...buildSite(), mailTexts: { fulfilled: ours, 'partly-fulfilled': ours } },
    }
    expect(composeOrderMail('fulfilled', sent, own)).toMatchObject({ subject: 'Ours' })
    const alone = composeOrderMail('fulfilled', booked, own)
    expect([alone.subject, alone.text.includes('parcel')]).toEqual(['Order #1001 is complete', false])
    const { subject } = composeOrderMail('partly-fulfilled', { ...both, fulfillmentStatus: 'PENDING' }, own)
    expect(subject).toBe('A part of order #1001 is done')
  })

  it('says of what was fulfilled once it was ready that it is, where and when', () => {
    const ready = { shippedAtMs: 1, carrier: '', trackingNumber: '', trackingUrl: '' }
    const shipping = { key: 'p', name: 'Studio', note: 'Hafenweg 1\nFridays until six', isPickup: true }
    const order = buildOrder({ isTest: false, shipping, fulfillments: [ready], refunds: [] })
    const mailIn = (language: string) =>
      composeOrderMail('fulfilled', order, { site: buildSite({ language }), linkUrl, look: plainMailLook })
    const { subject, text } = mailIn('en-US')
    expect(subject).toBe('Order #1001 is ready for pickup')
    expect(text).toContain('Your order is ready for pickup.')
    expect(text).toContain('Pick up at\n  Studio\n  Hafenweg 1\n  Fridays until six')
    expect(text).not.toMatch(/parcel|sent|on its way/)
    expect(mailIn('de-DE').subject).toBe('Bestellung #1001 ist abholbereit')
  })

  it('says of what is ready for pickup where that is and what to show there, and then that it was picked up', () => {
    const shipping = { key: 'p', name: 'Studio', note: 'Hafenweg 1\nFridays until six', isPickup: true }
    const mugs = buildOrderLine({ id: 'm', quantity: 3, title: 'Mug', optionValues: [] })
    const address = { shippingAddress: null, billingAddress: null }
    const order = buildOrder({ isTest: false, shipping, lines: [mugs], fulfillments: [], ...address })
    const mailOf = (kind: OrderMailKind, about: Order, language = 'en-US') =>
      composeOrderMail(kind, about, { site: buildSite({ language }), linkUrl, look: plainMailLook })
    const all = [{ readyAtMs: 1, lines: [{ lineId: 'm', quantity: 3 }] }]
    const ready = mailOf('ready-for-pickup', { ...order, readyParts: all })
    expect(ready.subject).toBe('Order #1001 is ready for pickup')
    expect(ready.text).toContain('Please show your order number when you pick it up: #1001')
    expect(ready.text).toContain('Pick up at\n  Studio\n  Hafenweg 1\n  Fridays until six')
    expect(ready.text).toContain('Pickup (Studio)')
    const part = [{ readyAtMs: 1, lines: [{ lineId: 'm', quantity: 2 }] }]
    const partly = mailOf('partly-ready', { ...order, readyParts: part })
    expect(partly.text).toContain('Ready for pickup: 2 × Mug')
    expect(partly.text).toContain('Still to come: 1 × Mug')
    const parcel = { shippedAtMs: 1, carrier: '', trackingNumber: '', trackingUrl: '', pickedUp: [] }
    const done: Order = { ...order, fulfillmentStatus: 'FULFILLED', fulfillments: [parcel] }
    const pickedUp = mailOf('picked-up', done)
    expect(pickedUp.subject).toBe('Order #1001 was picked up')
    const two = { ...parcel, shippedAtMs: 1, lines: [{ lineId: 'm', quantity: 1 }] }
    const partlyPickedUp = mailOf('partly-picked-up', {
      ...{ ...order, fulfillments: [two] },
      readyParts: [{ readyAtMs: 1, lines: [{ lineId: 'm', quantity: 1 }] }],
    })
    expect(partlyPickedUp.text.split('\n').filter(Boolean).slice(1, 5)).toEqual([
      'You picked up a part of your order.',
      'Picked up: 1 × Mug',
      'Still ready for pickup: 1 × Mug',
      'Still to come: 1 × Mug',
    ])
    const course = buildOrderLine({ id: 'c', quantity: 1, title: 'Course', productType: 'service' })
    const all3 = { ...parcel, lines: [{ lineId: 'm', quantity: 3 }] }
    const half = { ...order, lines: [mugs, course], fulfillments: [all3] }
    const besideCourse = mailOf('picked-up', half)
    expect(besideCourse.text.split('\n').filter(Boolean).slice(1, 4)).toEqual([
      'You picked up the goods of your order. Thank you!',
      'Picked up: 3 × Mug',
      'Still to come: 1 × Course',
    ])
    expect(besideCourse.subject).toBe('The goods of order #1001 were picked up')
    const own = {
      ...buildSite(),
      mailTexts: { 'picked-up': { subject: 'Done', opening: 'All is complete.' } },
    }
    const written = (about: Order) =>
      composeOrderMail('picked-up', about, { site: own, linkUrl, look: plainMailLook })
    expect(written(done).text).toContain('All is complete.')
    expect([written(half).subject, written(half).text]).toEqual([besideCourse.subject, besideCourse.text])
    expect(mailOf('picked-up', half, 'de-DE').subject).toBe('Die Ware der Bestellung #1001 wurde abgeholt')
    expect(pickedUp.text).toContain('You picked up your order. Thank you!')
    expect([ready, partly, pickedUp].map(({ text }) => text).join()).not.toMatch(
      /parcel|sent|Shipping|on its way/,
    )
    const inGerman = mailOf('ready-for-pickup', { ...order, readyParts: all }, 'de-DE')
    expect(inGerman.subject).toBe('Bestellung #1001 ist abholbereit')
    expect(inGerman.text).toContain('Bitte zeigen Sie bei der Abholung Ihre Bestellnummer: #1001')
    expect(mailOf('picked-up', done, 'de-DE').subject).toBe('Bestellung #1001 wurde abgeholt')
  })

  it('says of a refund what brought the order as its sums call it', () => {
    const refund: OrderRefund = {
      ...{ id: 'r', atMs: 7, by: '', state: 'DONE', attempts: 1, lines: [], shippingCents: 500 },
      ...{
        shippingTaxCents: 0,
        cents: 500,
        moneyCents: 500,
        cards: [],
        reason: '',
        reference: '',
        message: '',
      },
    }
    const textOf = (way: object, language = 'en-US') => {
      const shipping = { key: 'r', name: 'Harbour', ...way }
      const order = buildOrder({ isTest: false, shipping, refunds: [refund] })
      const place = { site: buildSite({ language }), linkUrl, look: plainMailLook }
      return composeOrderMail('refunded', order, place).text
    }
    expect(textOf({})).toContain('Shipping: $5.00')
    expect(textOf({ isPickup: true })).toContain('Pickup: $5.00')
    expect(textOf({ isLocal: true })).toContain('Delivery: $5.00')
    expect(textOf({ isLocal: true }, 'de-DE')).toMatch(/Lieferung: 5,00/)
  })

  it('says of what the shop delivers itself that it was delivered, and nothing of parcels', () => {
    const shipping = { key: 'r', name: 'Harbour round', note: 'Fridays', isLocal: true }
    const mugs = buildOrderLine({ id: 'm', quantity: 3, title: 'Mug', optionValues: [] })
    const course = buildOrderLine({ id: 'c', quantity: 1, title: 'Course', productType: 'service' })
    const parcel = { shippedAtMs: 1, carrier: '', trackingNumber: '', trackingUrl: '' }
    const order = buildOrder({ isTest: false, shipping, lines: [mugs], fulfillments: [parcel] })
    const mailOf = (kind: OrderMailKind, about: Order, language = 'en-US') =>
      composeOrderMail(kind, about, { site: buildSite({ language }), linkUrl, look: plainMailLook })
    const done: Order = { ...order, fulfillmentStatus: 'FULFILLED' }
    const delivered = mailOf('delivered', done)
    expect(delivered.subject).toBe('Order #1001 was delivered')
    expect(delivered.text).toContain('We delivered your order. Thank you!')
    expect(delivered.text).toContain('Delivery (Harbour round)')
    expect(delivered.text).toContain('Delivery address\n')
    const partly = mailOf('partly-delivered', {
      ...order,
      fulfillments: [{ ...parcel, lines: [{ lineId: 'm', quantity: 1 }] }],
    })
    expect(partly.subject).toBe('A part of order #1001 was delivered')
    expect(partly.text).toContain('Delivered: 1 × Mug\n')
    expect(partly.text).toContain('Still to come: 2 × Mug')
    const all = [{ ...parcel, lines: [{ lineId: 'm', quantity: 3 }] }]
    const beside = mailOf('delivered', { ...order, lines: [mugs, course], fulfillments: all })
    expect(beside.subject).toBe('The goods of order #1001 were delivered')
    expect(beside.text).toContain('Still to come: 1 × Course')
    expect([delivered, partly, beside].map(({ text }) => text).join()).not.toMatch(
      /parcel|sent|Shipping|on its way/,
    )
    expect(mailOf('delivered', done, 'de-DE').subject).toBe('Bestellung #1001 wurde geliefert')
  })

  it('leads buyers to the legal texts that the shop has, the owner to none', () => {
    const site = { ...buildSite(), legal: { ...noLegalTexts, terms: '<p>Ours.</p>' } }
    const place = { site, linkUrl, look: plainMailLook }
    const toBuyer = composeOrderMail('placed', buildOrder({}), place)
    expect(toBuyer.text).toContain('Terms of service: http://shop.example/legal/terms')
    expect(toBuyer.html).toContain('href="http://shop.example/legal/terms"')
    expect(toBuyer.text).not.toContain('Privacy')
    expect(composeOrderMail('new-order', buildOrder({}), place).text).not.toContain('/legal/')
  })

  it('has the owner answer the buyer, and the buyer the shop', () => {
    const place = { site: buildSite(), linkUrl, look: plainMailLook }
    const contact = { email: 'ada@example.com', phone: '', wantsNews: false }
    const order = buildOrder({ contact })
    expect(composeOrderMail('new-order', order, place).replyTo).toBe('ada@example.com')
    expect(composeOrderMail('placed', order, place).replyTo).toBeUndefined()
  })

  it('says of a parcel what is in it and what follows, where it does not bring all', () => {
    const line = buildOrderLine({ quantity: 3, title: 'Mug', optionValues: [] })
    const sent = { shippedAtMs: 5, carrier: 'DHL', trackingNumber: '1', trackingUrl: '' }
    const order = buildOrder({
      lines: [line],
      fulfillments: [{ ...sent, lines: [{ lineId: line.id, quantity: 2 }] }],
    })
    const place = { site: buildSite(), linkUrl, look: plainMailLook, parcelAtMs: 5 }
    const { subject, text } = composeOrderMail('partly-fulfilled', order, place)
    expect(subject).toContain('A part of order #1001 is on its way')
    expect(text).toContain('In this parcel: 2 × Mug')
    expect(text).toContain('Still to come: 1 × Mug')
  })

  it('names contained tax after the total, and writes yen without fractions', () => {
    const order = buildOrder({ currency: 'JPY', taxIsIncluded: true, taxCents: 109 })
    const { text } = composeOrderMail('placed', order, {
      site: buildSite({ language: 'en-GB' }),
      linkUrl,
      look: plainMailLook,
    })
    expect(text).toContain('Total: JP¥1,200\nIncluding tax: JP¥109')
  })

  it('marks those about test orders, the buyer’s and the owner’s, and speaks of no money that goes back', () => {
    const order = buildOrder({ isTest: true, paymentState: 'PAID' })
    const marked = orderMailKinds.map((kind) =>
      composeOrderMail(kind, order, { site: buildSite(), linkUrl, look: plainMailLook }),
    )
    const mark = 'Test order: no money was taken, and nothing will be sent.'
    expect(marked.filter(({ html, text }) => html.includes(mark) && text.startsWith(mark))).toHaveLength(
      orderMailKinds.length,
    )
    expect(marked.every(({ subject }) => subject.startsWith('[Test] '))).toBe(true)
    expect(marked.some(({ text }) => text.includes('returned to you'))).toBe(false)
    const real = composeOrderMail('placed', buildOrder({ isTest: false }), {
      site: buildSite(),
      linkUrl,
      look: plainMailLook,
    })
    expect(real.html).not.toContain('Test order')
  })

  it('escapes everything that people wrote', () => {
    const title = '<img src=x onerror=alert(1)>'
    const order = buildOrder({ lines: [buildOrderLine({ title })] })
    const { html, text } = composeOrderMail('new-order', order, {
      site: buildSite({ title }),
      linkUrl,
      look: plainMailLook,
    })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(text).toContain(title)
  })

  it('tells how to pay while that is due, and how a parcel can be followed', () => {
    const site = buildSite()
    const manual = [{ key: 'manual', label: 'Bank transfer', instructions: 'IBAN 1' }]
    const selling = { ...site, store: { ...site.store, payments: { test: false, manual } } }
    const due = buildOrder({ payment: { gateway: 'manual', label: 'Bank transfer', reference: '' } })
    expect(composeOrderMail('placed', due, { site: selling, linkUrl, look: plainMailLook }).text).toContain(
      'IBAN 1\nPlease give order number 1001 as the reference.',
    )
    const sent = buildOrder({
      isTest: false,
      fulfillments: [
        { shippedAtMs: 1, carrier: 'DHL', trackingNumber: '7', trackingUrl: 'https://dhl.example/7' },
      ],
    })
    const { subject, text } = composeOrderMail('fulfilled', sent, { site, linkUrl, look: plainMailLook })
    expect(subject).toBe('Order #1001 is on its way')
    expect(text).toContain('Sent with: DHL 7\nTrack it: https://dhl.example/7')
    const numbered = { ...sent, fulfillments: sent.fulfillments.map((each) => ({ ...each, carrier: '' })) }
    const ofNumbered = composeOrderMail('fulfilled', numbered, { site, linkUrl, look: plainMailLook }).text
    expect(ofNumbered).toContain('Tracking number: 7\nTrack it: https://dhl.example/7')
  })

  it('says of goods that were sent that they are on their way, where a service or files are still to come', () => {
    const place = (mailTexts = {}, language = 'en-US') => ({
      ...{ site: { ...buildSite({ language }), mailTexts }, linkUrl, look: plainMailLook },
    })
    const mug = buildOrderLine({ id: 'm', title: 'Mug', quantity: 2, optionValues: [] })
    const course = buildOrderLine({ id: 'c', title: 'Course', quantity: 1, productType: 'service' })
    const song = buildOrderLine({
      id: 's',
      title: 'Song',
      quantity: 1,
      optionValues: [],
      productType: 'digital',
    })
    const parcel = { shippedAtMs: 1, carrier: 'DHL', trackingNumber: '', trackingUrl: '' }
    const fulfillments = [{ ...parcel, lines: [{ lineId: 'm', quantity: 2 }] }]
    const order = buildOrder({ isTest: false, lines: [mug, course], fulfillments })
    const beside = composeOrderMail('partly-fulfilled', order, place())
    expect(beside.subject).toBe('The goods of order #1001 are on their way')
    expect(beside.text).toContain('The goods of your order were sent. The rest follows.')
    const german = composeOrderMail('partly-fulfilled', order, place({}, 'de-DE'))
    expect(german.subject).toBe('Die Ware der Bestellung #1001 ist unterwegs')
    const ours = { 'partly-fulfilled': { subject: 'Ours', opening: '' } }
    expect(composeOrderMail('partly-fulfilled', order, place(ours)).subject).toBe('Ours')
    const unpaid = buildOrder({
      lines: [mug, song],
      fulfillments,
      fulfillmentStatus: 'FULFILLED',
      paymentState: 'PENDING',
    })
    const withSong = composeOrderMail('fulfilled', unpaid, place()).text
    expect(withSong).toContain('In this parcel: 2 × Mug\nOnce your payment is here: 1 × Song')
    const paid = composeOrderMail('fulfilled', { ...unpaid, paymentState: 'PAID' }, place()).text
    expect(paid).not.toContain('Once your payment is here')
  })

  it('sends nobody to the place of a pickup for goods that were sent instead', () => {
    const place = { site: buildSite(), linkUrl, look: plainMailLook }
    const mug = buildOrderLine({ id: 'm', title: 'Mug', quantity: 2 })
    const parcel = { shippedAtMs: 1, carrier: 'DHL', trackingNumber: '', trackingUrl: '' }
    const shipping = { key: 'p', name: 'Workshop', note: 'Mo-Fr 9-17', isPickup: true }
    const about = { shipping, shippingAddress: null, lines: [mug] }
    const sent = buildOrder({ ...about, fulfillments: [parcel], fulfillmentStatus: 'FULFILLED' })
    expect(composeOrderMail('fulfilled', sent, place).text).not.toMatch(/Pick up at|Mo-Fr/)
    const part = [{ ...parcel, lines: [{ lineId: 'm', quantity: 1 }] }]
    const partly = buildOrder({ ...about, fulfillments: part })
    expect(composeOrderMail('partly-fulfilled', partly, place).text).toContain('Mo-Fr 9-17')
  })

  it('says what is in the parcel where something was refunded', () => {
    const line = buildOrderLine({ id: 'cups', title: 'Cups', quantity: 2 })
    const parcel = { shippedAtMs: 1, carrier: 'DHL', trackingNumber: '7', trackingUrl: '' }
    const sent = buildOrder({
      lines: [line],
      fulfillmentStatus: 'FULFILLED',
      fulfillments: [{ ...parcel, lines: [{ lineId: 'cups', quantity: 1 }] }],
    })
    const site = buildSite()
    const whole = composeOrderMail('fulfilled', sent, { site, linkUrl, look: plainMailLook })
    expect(whole.text).not.toContain('In this parcel')
    const refunded = { ...sent, refunds: [] }
    const rest = composeOrderMail('fulfilled', refunded, { site, linkUrl, look: plainMailLook })
    expect(rest.text).toContain('In this parcel: 1 × Cups')
  })
})

describe('the look of a mail', () => {
  it('has the sign, the pictures and the colours of the site, with whole addresses', () => {
    const logo = buildImage({ assetUrl: '/content/logo.png' })
    const order = buildOrder({ lines: [buildOrderLine({ imageUrl: '/content/mug.jpg' })] })
    const look = { ...plainMailLook, paper: '#f7f2ea', accent: '#2c4f5e' }
    const { html } = composeOrderMail('placed', order, { site: buildSite({ logo }), linkUrl, look })
    const parts = [
      '<img src="http://shop.example/content/logo.png?format=500w"',
      '<img src="http://shop.example/content/mug.jpg?format=300w"',
      'background:#f7f2ea',
      'background:#2c4f5e',
      '<a href="http://shop.example/"',
    ]
    expect(parts.filter((each) => !html.includes(each))).toEqual([])
  })

  it('writes the name of a shop without a sign, and asks for no picture while its address is not known', () => {
    const order = buildOrder({ lines: [buildOrderLine({ imageUrl: '/content/mug.jpg' })] })
    const site = buildSite()
    const { html } = composeOrderMail('placed', order, { site, linkUrl: null, look: plainMailLook })
    expect(html).toContain('Demo</span>')
    expect(html).not.toContain('<img')
  })
})

describe('a mail on a phone', () => {
  const place = { site: buildSite(), linkUrl, look: plainMailLook }

  it('has its blocks beside each other only where there is room', () => {
    const { html } = composeOrderMail('placed', buildOrder({}), place)
    expect(html.match(/display:inline-block;width:180px;max-width:100%/g)).toHaveLength(3)
    expect(html).not.toContain('width:33%')
  })

  it('breaks long words, and keeps pictures and amounts as wide as they are', () => {
    const lines = [buildOrderLine({ title: 'Donaudampfschifffahrt'.repeat(4), imageUrl: '/content/mug.jpg' })]
    const { html } = composeOrderMail('placed', buildOrder({ lines }), place)
    expect(html).toContain('overflow-wrap:anywhere;word-break:break-word')
    expect(html).toContain('<td width="72" style="width:72px;padding:14px 16px 14px 0;')
  })

  it('has no empty cell beside a line without a picture', () => {
    const { html } = composeOrderMail(
      'placed',
      buildOrder({ lines: [buildOrderLine({ imageUrl: null })] }),
      place,
    )
    expect(html).toContain('<td colspan="2" style=')
    expect(html).not.toContain('<td width="72"')
  })

  it('writes delivery that costs nothing as pages do, and its total in bold in every language', () => {
    const order = buildOrder({ shipping: { key: 'post', name: 'Post' }, shippingCents: 0 })
    expect(composeOrderMail('placed', order, place).text).toContain('Shipping (Post): Free')
    const german = { ...place, site: buildSite({ language: 'de-DE' }) }
    const { text, html } = composeOrderMail('placed', order, german)
    expect(text).toContain('(Post): Kostenlos')
    expect(html).toMatch(/font-weight:bold;font-size:18px">Gesamtsumme/)
  })
})

describe('the key of an order', () => {
  it('belongs to one order and one installation', () => {
    const key = orderKey('secret', { id: 'order' })
    expect(isOrderKey('secret', { id: 'order' }, key)).toBe(true)
    expect(isOrderKey('secret', { id: 'other' }, key)).toBe(false)
    expect(isOrderKey('another', { id: 'order' }, key)).toBe(false)
    expect(isOrderKey('secret', { id: 'order' }, '')).toBe(false)
    expect(statusPath('secret', { id: 'order' })).toBe(`/commerce/orders/order/status?key=${key}`)
  })
})
