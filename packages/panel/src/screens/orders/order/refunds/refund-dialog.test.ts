import type { Order } from '@vitrine/domain/orders/order'
import { sampleOrder } from '@vitrine/domain/orders/sample-order'
import { expect, it } from 'vitest'
import { fakeFetch } from '../../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../../testing/server-answers.ts'
import { showScreen } from '../../../../testing/show-screen.tsx'

const open = async () => {
  const about = { product: null, currency: 'EUR', manual: null, nowMs: 0 }
  const order: Order = {
    ...sampleOrder({
      ...{ ...about, numbering: { prefix: '', suffix: '' }, shipping: { name: 'Studio', cents: 500 } },
    }),
    ...{ fulfillments: [], paymentState: 'PAID', shipping: { key: 'p', name: 'Studio', isPickup: true } },
  }
  const body = { statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: [] }
  const server = fakeFetch()
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/orders/sample': { body: { ...body, order } } })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('Pickup (Studio)')
  await screen.press(screen.button('Refund'))
  await screen.waitFor('can be refunded')
  return { server, screen }
}

it('a refund calls what a pickup cost as the sums of its order do', async () => {
  const { server, screen } = await open()
  await screen.type(screen.field('Pickup (EUR)'), '6')
  await screen.waitFor('Of the pickup, €5.00 are left to be refunded.')
  expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('Shipping')
  await screen.close()
  server.restore()
})

it('begins at the first quantity, which stands at the height of its amount', async () => {
  const { server, screen } = await open()
  const quantity = screen.field('Quantity')
  await screen.waitUntil(() => document.activeElement === quantity)
  const boxAfterLabel = (label: string) => screen.field(label).labels?.[0]?.nextElementSibling
  expect(boxAfterLabel('Quantity')?.contains(quantity)).toBe(true)
  expect(boxAfterLabel('Amount')?.contains(screen.field('Amount'))).toBe(true)
  await screen.close()
  server.restore()
})

it('says where the reason of a refund is read, with a mail to the buyer and without one', async () => {
  const { server, screen } = await open()
  await screen.waitFor('on the credit note. The buyer reads it there and in the mail.')
  await screen.press(screen.field('Send a mail to ada@example.com'))
  await screen.waitFor('on the credit note, which the buyer can read.')
  await screen.close()
  server.restore()
})
