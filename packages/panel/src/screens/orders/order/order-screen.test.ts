import type { Order } from '@vitrine/domain/orders/order'
import { cancelOrder } from '@vitrine/domain/orders/order-states'
import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import { sampleAddress, sampleOrder } from '@vitrine/domain/orders/sample-order'
import { act } from 'react'
import { expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'

const two: Order = {
  ...sampleOrder({
    product: null,
    currency: 'EUR',
    numbering: { prefix: '', suffix: '' },
    shipping: null,
    manual: null,
    nowMs: 0,
  }),
  fulfillments: [],
}
const collected: Order = {
  ...two,
  lines: two.lines.map((line) => ({ ...line, productType: 'physical' })),
  shipping: { key: 'p', name: 'Studio', note: 'Quay 3', isPickup: true },
}
const oneRefunded: Order = {
  ...two,
  refunds: [
    {
      id: 'r',
      atMs: 7,
      by: 'Owner',
      state: 'DONE',
      attempts: 1,
      lines: [{ lineId: 'sample', quantity: 1, cents: 2400, taxCents: 0, restocked: 1, unsent: 1 }],
      shippingCents: 0,
      shippingTaxCents: 0,
      cents: 2400,
      moneyCents: 2400,
      cards: [],
      reason: '',
      reference: '',
      message: '',
    },
  ],
}

it('an order of which a part was refunded says so by its line, and what is still to be packed', async () => {
  const server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order: oneRefunded,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [],
        senderLines: [],
        countedLineIds: ['sample'],
      },
    },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('1 of 2 refunded')
  await screen.press(screen.button('Fulfill'))
  await screen.waitFor('In this parcel: 1 × A product of yours')
  expect(document.body.textContent).not.toContain('Units of')
  await screen.close()
  server.restore()
})

it('an order that its buyer picks up is said to be ready, in part or whole, and asks for no carrier', async () => {
  const server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order: collected,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [],
        senderLines: [],
        countedLineIds: ['sample'],
      },
    },
    'POST /api/panel/orders/sample/ready-parts': { body: { order: collected } },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('Studio')
  // Beside the customer with what is told of it.
  await screen.waitFor('Studio\nQuay 3')
  await screen.waitFor('To prepare for pickup')
  await screen.press(screen.button('Ready for pickup'))
  await screen.waitFor('Mark as ready for pickup')
  expect(document.body.textContent).not.toContain('Carrier')
  await screen.type(screen.field('Units of A product of yours that are ready for pickup'), '1')
  await screen.press(screen.button('Mark this part as ready for pickup'))
  await screen.waitFor('A part of order #1001 is ready for pickup')
  const sent = server.requests.find(({ method }) => method === 'POST')
  expect(new URL(sent?.url ?? '').pathname).toBe('/api/panel/orders/sample/ready-parts')
  expect(await sent?.json()).toMatchObject({
    lines: [{ lineId: 'sample', quantity: 1 }],
    notifyCustomer: true,
  })
  await screen.close()
  server.restore()
})

it('an order that is ready for pickup says so, and is picked up as a whole or taken back', async () => {
  const server = fakeFetch()
  const body = { statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: [] }
  const readyParts = [{ readyAtMs: 9, lines: [{ lineId: 'sample', quantity: 2 }] }]
  const ready: Order = { ...collected, readyParts }
  const answers = {
    ...shopAnswers,
    'GET /api/panel/orders/sample': { body: { ...body, order: ready } },
    'POST /api/panel/orders/sample/fulfillments': { body: { order: ready } },
  }
  server.answerByPath(answers)
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('2 of 2 ready for pickup')
  // Beside the customer, and where it waits.
  expect(document.body.textContent?.match(/Quay 3/g)).toHaveLength(2)
  expect(() => screen.button('Ready for pickup')).toThrow()
  const offered = document.body.textContent?.replace('Sent by a carrier instead', '')
  expect(offered).not.toMatch(/[Ss]ent|Fulfilled|Shipping/)
  screen.button('Not ready any more: part 1')
  await screen.press(screen.button('Picked up'))
  await screen.press(screen.button('Mark as picked up'))
  await screen.waitFor('Order #1001 was picked up')
  const parcel = { shippedAtMs: 10, carrier: '', trackingNumber: '', trackingUrl: '', pickedUp: readyParts }
  const done: Order = { ...collected, fulfillmentStatus: 'FULFILLED', fulfillments: [parcel] }
  await screen.close()
  server.answerByPath({ ...answers, 'GET /api/panel/orders/sample': { body: { ...body, order: done } } })
  const after = await showScreen('/orders/sample')
  await after.waitFor('Picked up')
  after.button('Undo pickup 1')
  expect(document.body.textContent).not.toMatch(/[Ss]ent|Fulfilled|Shipping/)
  await after.close()
  server.restore()
})

it('an order of which goods are picked up has its services done apart, neither ready nor sent nor picked up', async () => {
  const server = fakeFetch()
  const body = { statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: [] }
  const [mugs] = collected.lines
  if (!mugs) throw new Error('There is nothing in it')
  const course = { ...mugs, id: 'course', title: 'Course', quantity: 1, productType: 'service' } as const
  const readyParts = [{ readyAtMs: 9, lines: [{ lineId: 'sample', quantity: 2 }] }]
  const ready: Order = { ...collected, lines: [mugs, course], readyParts }
  const answers = {
    ...shopAnswers,
    'GET /api/panel/orders/sample': { body: { ...body, order: ready } },
    'POST /api/panel/orders/sample/fulfillments': { body: { order: ready } },
  }
  server.answerByPath(answers)
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('Still to be done')
  expect(document.body.textContent).not.toMatch(/Still to be (prepared|sent)/)
  await screen.press(screen.button('Picked up'))
  expect(() => screen.field('Units of Course that were picked up')).toThrow()
  await screen.press(screen.button('Mark as picked up'))
  await screen.waitFor('Order #1001 was picked up')
  const sentLines = async () => {
    const sent = server.requests.findLast(({ method }) => method === 'POST')
    if (!sent) throw new Error('Nothing was sent')
    return ((await sent.json()) as { lines?: object }).lines
  }
  expect(await sentLines()).toEqual([{ lineId: 'sample', quantity: 2 }])
  await screen.close()
  const parcel = { shippedAtMs: 10, carrier: '', trackingNumber: '', trackingUrl: '', pickedUp: readyParts }
  const { readyParts: _, ...rest } = ready
  const gone: Order = { ...rest, fulfillments: [{ ...parcel, lines: [{ lineId: 'sample', quantity: 2 }] }] }
  server.answerByPath({ ...answers, 'GET /api/panel/orders/sample': { body: { ...body, order: gone } } })
  const after = await showScreen('/orders/sample')
  await after.waitFor('2 of 2 picked up')
  await after.waitFor('0 of 1 done')
  expect(() => after.button('Picked up')).toThrow()
  await after.press(after.button('Service done'))
  await after.waitFor('Done: 1 × Course')
  await after.press(after.button('Mark as done'))
  await after.waitFor('The service of order #1001 is done')
  expect(await sentLines()).toEqual([{ lineId: 'course', quantity: 1 }])
  await after.close()
  server.restore()
})

it('an order that was placed in another language of the site says in which', async () => {
  const server = fakeFetch()
  const body = {
    statusUrl: '/',
    sendsMail: true,
    subscriptions: [],
    senderLines: [],
    countedLineIds: ['sample'],
  }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': { body: { ...body, order: { ...two, language: 'de-DE' } } },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('Ordered in the language German (Germany)')
  await screen.close()
  server.restore()
})

it('an order of services alone is done, and has no packing slip', async () => {
  const server = fakeFetch()
  const parcel = { shippedAtMs: 1, carrier: '', trackingNumber: '', trackingUrl: '' }
  const answer = (order: Order) =>
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/orders/sample': {
        body: {
          order,
          statusUrl: '/',
          sendsMail: true,
          subscriptions: [],
          senderLines: [],
          countedLineIds: ['sample'],
        },
      },
    })
  const sent: Order = { ...two, fulfillmentStatus: 'FULFILLED', fulfillments: [parcel] }
  answer(sent)
  const ofGoods = await showScreen('/orders/sample')
  await ofGoods.waitFor('Sent')
  expect(document.querySelectorAll('a[href*="packing-slip"]')).toHaveLength(2)
  await ofGoods.close()
  answer({ ...sent, lines: sent.lines.map((line) => ({ ...line, productType: 'service' })) })
  const ofServices = await showScreen('/orders/sample')
  await ofServices.waitFor('Done')
  expect(document.querySelector('a[href*="packing-slip"]')).toBeNull()
  expect(document.body.textContent).not.toContain('Sent')
  await ofServices.close()
  server.restore()
})

it('an order with nothing to be sent asks for no carrier: its services are done, and what comes once it is paid waits for that', async () => {
  const server = fakeFetch()
  const body = { statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: [] }
  const payment = { gateway: 'manual', label: 'Bank transfer', reference: '' }
  const answer = (productType: 'service' | 'digital') => {
    const lines = two.lines.map((line) => ({ ...line, productType }))
    const order: Order = { ...two, lines, payment, paymentState: 'PENDING' }
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/orders/sample': { body: { ...body, order } },
      'POST /api/panel/orders/sample/fulfillments': { body: { order } },
    })
  }
  answer('service')
  const ofService = await showScreen('/orders/sample')
  await ofService.waitFor('To fulfill')
  expect(() => ofService.button('Fulfill')).toThrow()
  await ofService.press(ofService.button('Service done'))
  await ofService.waitFor('Mark as done')
  expect(document.body.textContent).not.toContain('Carrier')
  await ofService.press(ofService.button('Mark as done'))
  await ofService.waitFor('The service of order #1001 is done')
  await ofService.close()
  answer('digital')
  const ofFiles = await showScreen('/orders/sample')
  await ofFiles.waitFor('Mark as paid')
  expect(() => ofFiles.button('Fulfill')).toThrow()
  expect(() => ofFiles.button('Mark as done')).toThrow()
  await ofFiles.close()
  server.restore()
})

it('a refund of an order that is back in stock does not offer to put it there again', async () => {
  const server = fakeFetch()
  const restocked = cancelOrder({ ...two, paymentState: 'PAID' }, true, { nowMs: 1, by: 'Owner' })
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order: restocked.ok && restocked.order,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [],
        senderLines: [],
        countedLineIds: ['sample'],
      },
    },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('A product of yours')
  await screen.press(screen.button('Refund'))
  await screen.waitFor('can be refunded.')
  expect(document.body.textContent).not.toContain('Put back in stock')
  await screen.close()
  server.restore()
})

it('an order whose payment subscribes asks, when it is canceled, whether that ends, and proposes it', async () => {
  const server = fakeFetch()
  const subscription = {
    id: 's',
    productTitle: 'Workshop',
    isRenewal: false,
    isChangeable: true,
    isLasting: false,
    paysNow: true,
  }
  const body = { order: two, statusUrl: '/', sendsMail: true, senderLines: [], countedLineIds: ['sample'] }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': { body: { ...body, subscriptions: [subscription] } },
    'POST /api/panel/orders/sample/cancellation': { body: { order: two } },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('A product of yours')
  await screen.press(screen.button('Cancel order'))
  await screen.waitFor('End the subscription')
  expect(screen.field('End the subscription').checked).toBe(true)
  await screen.press(screen.button('Cancel this order'))
  const sent = server.requests.find(({ url }) => url.endsWith('/cancellation'))
  expect(await sent?.json()).toMatchObject({ endsSubscription: true })
  await screen.close()
  server.restore()
})

it('an order says what waits of its money: what is to go back, and what its bank disputes', async () => {
  const server = fakeFetch()
  const payment = { gateway: 'manual', label: 'Bank transfer', reference: '' }
  const canceled: Order = { ...two, payment, fulfillmentStatus: 'CANCELED', paymentState: 'PAID' }
  const dispute = { id: 'd', beganAtMs: 1, reason: 'product_not_received', answerByMs: null } as const
  const order: Order = { ...canceled, isTest: false, disputes: [{ ...dispute, outcome: 'OPEN' }] }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [],
        senderLines: [],
        countedLineIds: ['sample'],
      },
    },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('are to go back to the buyer')
  expect(document.body.textContent).toContain('Pay it back yourself, and write it down with Refund.')
  expect(document.body.textContent).toContain('The payment of this order is disputed')
  expect(document.body.textContent).toContain('Reason: The buyer did not receive the goods')
  await screen.close()
  server.restore()
})

it('an order that is marked as paid tells its buyer, where there is an address and they are to know', async () => {
  const server = fakeFetch()
  const payment = { gateway: 'manual', label: 'Bank transfer', reference: '' }
  const due: Order = { ...two, paymentState: 'PENDING', payment }
  const show = (order: Order, sendsMail: boolean) => {
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/orders/sample': {
        body: {
          order,
          statusUrl: '/',
          sendsMail,
          subscriptions: [],
          senderLines: [],
          countedLineIds: ['sample'],
        },
      },
      'POST /api/panel/orders/sample/payment': { body: { order } },
    })
    return showScreen('/orders/sample')
  }
  const screen = await show(due, true)
  await screen.waitFor('A product of yours')
  await screen.press(screen.button('Mark as paid'))
  await screen.waitFor('Send a mail to ada@example.com')
  expect(document.body.textContent).not.toContain('mailed in any case')
  const send = document.querySelector<HTMLElement>('form button[type=submit]')
  if (send) await screen.press(send)
  const sent = server.requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toMatchObject({ reference: '', notifyCustomer: true })
  await screen.close()
  const nobody = await show({ ...due, contact: { ...due.contact, email: '' } }, false)
  await nobody.waitFor('A product of yours')
  await nobody.press(nobody.button('Mark as paid'))
  await nobody.waitFor('What your bank or your book says')
  expect(document.body.textContent).not.toMatch(/(?:Send|Write) a mail/)
  await nobody.close()
  server.restore()
})

it('an order of files reads them again once it is marked as paid', async () => {
  const server = fakeFetch()
  const payment = { gateway: 'manual', label: 'Bank transfer', reference: '' }
  const lines = two.lines.map((line) => ({ ...line, productType: 'digital' as const, digitalFileIds: ['f'] }))
  const due: Order = { ...two, lines, paymentState: 'PENDING', payment }
  const body = { statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: [] }
  const files = [{ id: 'f', filename: 'guide.pdf', bytes: 1, left: null }]
  const guide = { id: 'g', title: 'Guide', files, most: null, used: 0, expiresAtMs: null, state: 'open' }
  const answers = {
    ...shopAnswers,
    'GET /api/panel/orders/sample': { body: { ...body, order: due } },
    'GET /api/panel/orders/sample/downloads': { body: { downloads: [] } },
    'POST /api/panel/orders/sample/payment': { body: { order: due } },
  }
  server.answerByPath(answers)
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('The buyer gets the files when the order is paid.')
  server.answerByPath({
    ...answers,
    'GET /api/panel/orders/sample/downloads': { body: { downloads: [guide] } },
  })
  await screen.press(screen.button('Mark as paid'))
  const send = document.querySelector<HTMLElement>('form button[type=submit]')
  if (send) await screen.press(send)
  await screen.waitFor('guide.pdf')
  await screen.close()
  server.restore()
})

it('a refund of what lies on no shelf puts nothing back there', async () => {
  const server = fakeFetch()
  const file: Order = { ...two, lines: two.lines.map((line) => ({ ...line, productType: 'digital' })) }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order: file,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [],
        senderLines: [],
        countedLineIds: ['sample'],
      },
    },
    'POST /api/panel/orders/sample/refunds': { body: { order: file } },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('A product of yours')
  await screen.press(screen.button('Refund'))
  await screen.waitFor('can be refunded')
  await screen.type(screen.field('Quantity'), '1')
  expect(document.body.textContent).not.toContain('Only units that are refunded')
  const send = document.querySelector<HTMLElement>('form button[type=submit]')
  if (send) await screen.press(send)
  const sent = server.requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toMatchObject({ lines: [{ quantity: 1, restock: 0 }] })
  await screen.close()
  server.restore()
})

it('a refund of more units than there are stays as it was typed, and is not sent', async () => {
  const server = fakeFetch()
  const taxed = { ...two, lines: two.lines.map((line) => ({ ...line, taxCents: 400 })), taxCents: 400 }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order: taxed,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [],
        senderLines: [],
        countedLineIds: ['sample'],
      },
    },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('A product of yours')
  await screen.press(screen.button('Refund'))
  await screen.waitFor('with its tax')
  await screen.type(screen.field('Quantity'), '5')
  const send = document.querySelector<HTMLElement>('form button[type=submit]')
  if (send) await screen.press(send)
  await screen.waitFor('At most 2')
  expect(screen.field('Quantity')).toHaveProperty('value', '5')
  expect(server.requests.every(({ method }) => method === 'GET')).toBe(true)
  await screen.close()
  server.restore()
})

it('asks before a note that was begun is left', async () => {
  const server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order: two,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [],
        senderLines: [],
        countedLineIds: ['sample'],
      },
    },
    'GET /api/panel/orders/sample/timeline': { body: { entries: [] } },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('For you and your colleagues alone.')
  await act(async () => {
    const field = document.querySelector('form[aria-label=Note] textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Call back')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => document.querySelector<HTMLElement>('a[href$="/orders"]')?.click())
  await screen.waitFor('Leave without saving?')
  await screen.close()
  server.restore()
})

it('a dialog keeps what is typed when the order is read again, and begins anew when it is opened again', async () => {
  const server = fakeFetch()
  const payment = { gateway: 'manual', label: 'Bank transfer', reference: '' }
  const due: Order = { ...two, contact: { ...two.contact, email: '' }, paymentState: 'PENDING', payment }
  const answer = (order: Order) =>
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/orders/sample': {
        body: {
          order,
          statusUrl: '/',
          sendsMail: true,
          subscriptions: [],
          senderLines: [],
          countedLineIds: ['sample'],
        },
      },
      'POST /api/panel/orders/sample/fulfillments': { status: 409, body: { message: 'It was changed.' } },
      'POST /api/panel/orders/sample/cancellation': { status: 409, body: { message: 'It is paid.' } },
    })
  answer(due)
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('A product of yours')
  await screen.press(screen.button('Fulfill'))
  await screen.type(screen.field('Carrier'), 'Post')
  answer({ ...due, updatedAtMs: due.updatedAtMs + 1 })
  await screen.press(screen.button('Mark as fulfilled'))
  await screen.waitFor('This order was changed meanwhile.')
  await screen.waitUntil(
    () => server.requests.filter(({ url }) => url.endsWith('/orders/sample')).length === 2,
  )
  expect(screen.field('Carrier').value).toBe('Post')
  expect(document.body.textContent).not.toContain('Send a mail')
  await screen.press(screen.button('Back'))
  await screen.press(screen.button('Cancel order'))
  await screen.press(screen.field('Put the items back in stock'))
  await screen.press(screen.button('Cancel this order'))
  await screen.waitFor('It is paid.')
  await screen.press(screen.button('Back'))
  await screen.press(screen.button('Cancel order'))
  expect(document.body.textContent).not.toContain('It is paid.')
  expect(screen.field('Put the items back in stock').checked).toBe(true)
  await screen.close()
  server.restore()
})

it('offers to put back in stock only what is counted', async () => {
  const server = fakeFetch()
  const body = { order: two, statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [] }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': { body: { ...body, countedLineIds: [] } },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('A product of yours')
  await screen.press(screen.button('Cancel order'))
  await screen.waitFor('The order will not be sent.')
  expect(document.body.textContent).not.toContain('back in stock')
  await screen.press(screen.button('Back'))
  await screen.press(screen.button('Refund'))
  await screen.waitFor('can be refunded.')
  expect(document.body.textContent).not.toContain('back in stock')
  await screen.close()
  server.restore()
})

it('an order whose payment is disputed offers neither refund nor cancellation, and says why', async () => {
  const server = fakeFetch()
  const payment = { gateway: 'stripe', label: 'Card', reference: '' }
  const dispute = { id: 'd', beganAtMs: 1, reason: '', answerByMs: null, outcome: 'OPEN' } as const
  const order: Order = { ...two, isTest: false, payment, paymentState: 'PAID', disputes: [dispute] }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [],
        senderLines: [],
        countedLineIds: ['sample'],
      },
    },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('The payment of this order is disputed')
  const words = document.body.textContent ?? ''
  expect(words).toContain('It cannot be refunded here until that is decided')
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).not.toContain('Refund')
  expect(buttons).not.toContain('Cancel order')
  await screen.close()
  server.restore()
})

it('a refund of more delivery than is left says how much is', async () => {
  const server = fakeFetch()
  const shipping = { key: 'post', name: 'Post' }
  const order: Order = {
    ...{ ...two, isTest: false, paymentState: 'PAID', shipping, shippingCents: 499 },
    grandTotalCents: two.grandTotalCents + 499,
  }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [],
        senderLines: [],
        countedLineIds: ['sample'],
      },
    },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('A product of yours')
  await screen.press(screen.button('Refund'))
  await screen.waitFor('can be refunded.')
  await screen.type(screen.field('Shipping'), '6.00')
  await screen.waitFor('€4.99 are left to be refunded.')
  await screen.close()
  server.restore()
})

it('an order says what happened by its facts, with amounts as its reader writes them, and what somebody wrote', async () => {
  const server = fakeFetch()
  const amount = { cents: 1250, currency: 'EUR' }
  const over = { code: 'dispute-over', outcome: 'WON', amount } as const
  const history: Order['history'] = [
    { atMs: 1, kind: 'note', text: 'In English.', fact: over, by: '' },
    { atMs: 2, kind: 'note', text: 'Fragile', by: 'Ada' },
  ]
  const [refund] = oneRefunded.refunds ?? []
  const failed = refund && { ...refund, state: 'FAILED' as const, refusal: 'none-left' as const }
  const order: Order = { ...two, history, refunds: failed && [failed] }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [],
        senderLines: [],
        countedLineIds: ['sample'],
      },
    },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('The dispute about €12.50 is over, and the money stays with you.')
  await screen.waitFor('Fragile')
  await screen.waitFor('Nothing is left of this charge.')
  expect(document.body.textContent).not.toContain('In English.')
  await screen.close()
  server.restore()
})

it('an order says what is owed still of a refund that came back, of which its payment service gave some since', async () => {
  const server = fakeFetch()
  const [refund = expect.fail()] = oneRefunded.refunds ?? []
  const back: OrderRefund = { ...refund, state: 'FAILED', refusal: 'came-back' }
  const others = two.grandTotalCents - refund.moneyCents + 100
  const given = { id: 'r2', lines: [], cards: [], shippingCents: 0, shippingTaxCents: 0 } as const
  const made: OrderRefund = { ...refund, ...given, cents: others, moneyCents: others }
  const order: Order = { ...two, paymentState: 'PAID', refunds: [back, made] }
  const body = { statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: [] }
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/orders/sample': { body: { ...body, order } } })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor(`€${(refund.moneyCents / 100 - 1).toFixed(2)} did not go back`)
  await screen.close()
  server.restore()
})

it('the timeline of an order says of each refund where it stands now, whatever was said when it was made', async () => {
  const server = fakeFetch()
  const [refund] = oneRefunded.refunds ?? []
  const begun = { code: 'refunded', part: 'part', isDone: false } as const
  const order: Order = {
    ...two,
    history: [
      { atMs: 7, kind: 'refunded', text: '', fact: begun, by: 'Owner' },
      { atMs: 8, kind: 'refunded', text: 'A scratch', by: 'Owner' },
      { atMs: 9, kind: 'refunded', text: '', fact: begun, by: 'Owner' },
    ],
    refunds: refund && [
      refund,
      { ...refund, id: 'r2', atMs: 8, state: 'PENDING' },
      { ...refund, id: 'r3', atMs: 9, state: 'FAILED', refusal: 'none-left' },
    ],
  }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [],
        senderLines: [],
        countedLineIds: ['sample'],
      },
    },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('A scratch')
  const titles = [...document.querySelectorAll('.mantine-Timeline-itemTitle')]
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Refund failed',
    'Refund under way',
    'Refunded',
  ])
  await screen.close()
  server.restore()
})

it('an order that renewed a subscription says so, and the refund of all of it proposes to end that', async () => {
  const server = fakeFetch()
  const running = { isChangeable: true, isLasting: false, paysNow: true }
  const renewed = { id: 's1', productTitle: 'Coffee', isRenewal: true, ...running }
  const order: Order = { ...two, paymentState: 'PAID' }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [renewed],
        senderLines: [],
        countedLineIds: ['sample'],
      },
    },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('This order is a renewal.')
  expect(document.querySelector('a[href$="/subscriptions/s1"]')?.textContent).toBe('Coffee')
  await screen.press(screen.button('Refund'))
  await screen.waitFor('End the subscription')
  expect(screen.field('End the subscription').checked).toBe(false)
  await screen.type(screen.field('Quantity'), '2')
  expect(screen.field('End the subscription').checked).toBe(true)
  await screen.press(screen.field('End the subscription'))
  expect(screen.field('End the subscription').checked).toBe(false)
  await screen.close()
  server.restore()
})

it('the refund of all that a canceled subscription was last paid by proposes to end what lasts of it', async () => {
  const server = fakeFetch()
  const lasting = { isChangeable: false, isLasting: true, paysNow: true }
  const subscription = { id: 's1', productTitle: 'Coffee', isRenewal: false, ...lasting }
  const order: Order = { ...two, paymentState: 'PAID' }
  const body = { order, statusUrl: '/', sendsMail: true, senderLines: [], countedLineIds: [] }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': { body: { ...body, subscriptions: [subscription] } },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('A product of yours')
  await screen.press(screen.button('Refund'))
  await screen.waitFor('can be refunded.')
  expect(document.body.textContent).not.toContain('End the subscription')
  await screen.type(screen.field('Quantity'), '2')
  expect(screen.field('End the subscription').checked).toBe(true)
  expect(document.body.textContent).toContain('It is canceled already.')
  await screen.close()
  server.restore()
})

it('an order names the country of its buyer in the language of the panel, as its list does', async () => {
  const server = fakeFetch()
  const body = { statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: [] }
  const shippingAddress = { ...sampleAddress, country: 'DE' }
  const order: Order = { ...two, shippingAddress, billingAddress: null }
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/orders/sample': { body: { ...body, order } } })
  document.documentElement.lang = 'de'
  // As where the server has given another language than the browser asks for: it is not asked again.
  sessionStorage.setItem('panel-language', 'en')
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('Ships to')
  expect(document.querySelector('address')?.textContent).toContain('Deutschland')
  await screen.close()
  document.documentElement.lang = ''
  sessionStorage.clear()
  server.restore()
})
