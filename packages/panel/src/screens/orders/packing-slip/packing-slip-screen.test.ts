import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleOrder } from '@vitrine/domain/orders/sample-order'
import { expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'

const slip = {
  language: 'de-DE',
  heads: { quantity: 'Menge', item: 'Artikel', sku: 'Artikelnummer' },
  orderText: 'Bestellung HB-1001, 1. Januar 1970',
  vatText: '',
  testText: '',
  buyerText: 'Ada Byron',
  addressLines: ['Ada Byron', 'Deutschland'],
  answers: [{ lineId: 'sample', answers: [{ title: 'Name', lines: ['Keine Antwort'] }] }],
  shippingText: 'Versand: Post',
  formAnswers: [],
  noteText: 'Anmerkung: Bitte klingeln',
}

it('a packing slip says who sends, and where the parcel goes', async () => {
  const server = fakeFetch()
  const order = sampleOrder({
    product: null,
    currency: 'EUR',
    numbering: { prefix: 'HB-', suffix: '' },
    shipping: { name: 'Post', cents: 500 },
    manual: null,
    nowMs: 0,
  })
  const senderLines = ['Harbour Ltd', 'Quay 3', 'Porto', 'Portugal']
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        ...{ order, slip, senderLines, withdrawnReason: '' },
        ...{ statusUrl: '/', sendsMail: true, subscriptions: [], countedLineIds: [] },
      },
    },
  })
  const screen = await showScreen('/orders/sample/packing-slip')
  await screen.waitFor('Packing slip for order HB-1001')
  expect(document.querySelector('[aria-label="Sender"]')?.textContent).toBe(senderLines.join('\n'))
  expect(document.querySelector('[aria-label="Sent to"]')?.textContent).toBe('Ada Byron\nDeutschland')
  await screen.close()
  server.restore()
})

it('a packing slip of a parcel has what is in that parcel', async () => {
  const server = fakeFetch()
  const whole = sampleOrder({
    product: null,
    currency: 'EUR',
    numbering: { prefix: '', suffix: '' },
    shipping: null,
    manual: null,
    nowMs: 0,
  })
  const parcel = { carrier: '', trackingNumber: '', trackingUrl: '' }
  const order = {
    ...whole,
    shipping: { key: 'p', name: 'Studio', note: 'Quay 3', isPickup: true },
    lines: whole.lines.map((line) => ({ ...line, quantity: 5 })),
    fulfillments: [
      { ...parcel, shippedAtMs: 70, lines: [{ lineId: 'sample', quantity: 3 }] },
      { ...parcel, shippedAtMs: 80, lines: [{ lineId: 'sample', quantity: 1 }] },
    ],
  }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': {
      body: {
        order,
        slip,
        statusUrl: '/',
        sendsMail: true,
        subscriptions: [],
        senderLines: [],
        countedLineIds: [],
      },
    },
  })
  const screen = await showScreen('/orders/sample/packing-slip?parcel=70')
  await screen.waitFor('Packing slip for order')
  await screen.waitFor('Quay 3')
  expect(document.querySelector('tbody td')?.textContent).toBe('3')
  expect(document.querySelector('[aria-label="Buyer"]')?.textContent).toBe('Ada Byron')
  await screen.close()
  // What a carrier has of it goes to an address, and nobody comes for it.
  const [first, second] = order.fulfillments
  const body = { order: { ...order, fulfillments: [{ ...first, carrier: 'DHL' }, second] }, slip }
  const about = { statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: [] }
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/orders/sample': { body: { ...about, ...body } } })
  const sent = await showScreen('/orders/sample/packing-slip?parcel=70')
  await sent.waitFor('Packing slip for order')
  await sent.waitFor('Deutschland')
  expect(document.querySelector('[aria-label="Sent to"]')?.textContent).toBe('Ada Byron\nDeutschland')
  expect(document.body.textContent).not.toMatch(/Quay 3|Versand: Post/)
  await sent.close()
  server.restore()
})

it('a packing slip is in the language of its buyer, whatever that of the panel is', async () => {
  const server = fakeFetch()
  const order = sampleOrder({
    product: null,
    currency: 'EUR',
    numbering: { prefix: 'HB-', suffix: '' },
    shipping: { name: 'Post', cents: 500 },
    manual: null,
    nowMs: 0,
  })
  const about = { statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: [] }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': { body: { ...about, order, slip, withdrawnReason: '' } },
  })
  const screen = await showScreen('/orders/sample/packing-slip')
  await screen.waitFor('Bestellung HB-1001, 1. Januar 1970')
  const sheet = document.querySelector('[lang="de-DE"]')
  expect(sheet?.textContent).toContain('MengeArtikelArtikelnummer')
  expect(sheet?.textContent).toContain('Name: Keine Antwort')
  expect(sheet?.textContent).toContain('Versand: PostAnmerkung: Bitte klingeln')
  expect(sheet?.textContent).not.toMatch(/Quantity|Order |Shipping|Note/)
  await screen.close()
  server.restore()
})

it('the slips of several orders are on one page to print, a sheet each', async () => {
  const server = fakeFetch()
  const parts = { product: null, currency: 'EUR', shipping: null, manual: null, nowMs: 0 }
  const first = sampleOrder({ ...parts, numbering: { prefix: 'A-', suffix: '' } })
  const second = { ...sampleOrder({ ...parts, numbering: { prefix: 'B-', suffix: '' } }), id: 'second' }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/packing-slips': {
      body: {
        slips: [
          { order: first, slip: { ...slip, addressLines: ['1 Harbor Street'] } },
          { order: second, slip: { ...slip, addressLines: ['2 Quay Street'] } },
        ],
        isMore: true,
        senderLines: ['Harbour Ltd'],
      },
    },
  })
  const screen = await showScreen(`/orders/packing-slips?ids=${first.id},second`)
  await screen.waitFor('Print 2 packing slips')
  await screen.waitFor('These are the first 2 orders')
  const sheets = [...document.querySelectorAll('section[aria-label^="Order "]')]
  expect(sheets.map((sheet) => sheet.getAttribute('aria-label'))).toEqual(['Order A-1001', 'Order B-1001'])
  const addressed = ['1 Harbor Street', '2 Quay Street'].map((street) =>
    sheets.map((sheet) => sheet.textContent?.includes(street)),
  )
  expect(addressed).toEqual([
    [true, false],
    [false, true],
  ])
  await screen.close()
  server.restore()
})

it('what is said beside a sheet is not printed on it', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../../panel.css'), 'utf8')
  const printed = sheet.slice(sheet.indexOf('@media print'))
  expect(printed).toMatch(/^@media print \{[^@]*\.mantine-Notifications-root \{\s*display: none;/)
})

it.each(['70', 'abc'])(
  'a packing slip of parcel %s, which is not there, is none of another',
  async (parcel) => {
    const server = fakeFetch()
    const numbering = { prefix: '', suffix: '' }
    const order = sampleOrder({
      ...{ product: null, currency: 'EUR', numbering, shipping: null, manual: null, nowMs: 0 },
    })
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/orders/sample': {
        body: {
          order,
          statusUrl: '/',
          sendsMail: true,
          subscriptions: [],
          senderLines: [],
          countedLineIds: [],
        },
      },
    })
    const screen = await showScreen(`/orders/sample/packing-slip?parcel=${parcel}`)
    await screen.waitFor('The parcel or pickup was undone since')
    expect(document.querySelector('table')).toBeNull()
    expect(document.querySelector('a[href$="/orders/sample"]')?.textContent).toBe('Back to the order')
    await screen.close()
    server.restore()
  },
)
