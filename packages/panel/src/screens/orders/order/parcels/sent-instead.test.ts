import type { Order, OrderLine } from '@vitrine/domain/orders/order'
import { sampleOrder } from '@vitrine/domain/orders/sample-order'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../../testing/show-screen.tsx'

const base = sampleOrder({
  product: null,
  currency: 'EUR',
  numbering: { prefix: '', suffix: '' },
  shipping: null,
  manual: null,
  nowMs: 0,
})
const [sample] = base.lines as readonly [OrderLine]
const mugs: OrderLine = { ...sample, id: 'mugs', title: 'Mug', productType: 'physical', quantity: 2 }
const workshop: OrderLine = { ...sample, id: 'workshop', title: 'Workshop', productType: 'service' }
const parcel = { shippedAtMs: 10, carrier: 'DHL', trackingNumber: '123', trackingUrl: '' }

/** Two mugs to be picked up and a workshop, of which some mugs were sent by a carrier instead. */
const collected = (sent: number): Order => ({
  ...base,
  lines: [mugs, workshop],
  fulfillments: [{ ...parcel, lines: [{ lineId: 'mugs', quantity: sent }] }],
  shipping: { key: 'p', name: 'Studio', note: 'Quay 3, from 9 to 5', isPickup: true },
  history: [
    {
      atMs: 10,
      kind: 'fulfilled',
      text: '',
      by: 'Owner',
      fact: {
        code: 'sent',
        carrier: 'DHL',
        trackingNumber: '123',
        units: [{ name: 'Mug', quantity: sent }],
      },
    },
  ],
})

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

async function open(order: Order): Promise<void> {
  const body = { statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: [] }
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/orders/sample': { body: { ...body, order } } })
  screen = await showScreen('/orders/sample')
  await screen.waitFor('DHL, tracking number 123')
}

const cardOf = (title: string) =>
  [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === title)?.closest('section')
const headings = () => [...document.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)

it('what was to be picked up and was sent instead is no pickup any more, and its place is left out', async () => {
  await open(collected(2))
  expect(headings()).toContain('Fulfillment')
  expect(headings()).not.toContain('Pickup')
  expect(cardOf('Fulfillment')?.textContent).toContain('2 × Mug')
  expect(cardOf('Fulfillment')?.textContent).not.toContain('Quay 3')
  const events = [...document.querySelectorAll('.mantine-Timeline-itemTitle')]
  expect(events.map(({ textContent }) => textContent)).toEqual(['Sent'])
})

it('it stays one while some of it is still to be picked up', async () => {
  await open(collected(1))
  expect(headings()).toContain('Pickup')
  expect(cardOf('Pickup')?.textContent).toContain('Quay 3')
})
