import type { Order } from '@vitrine/domain/orders/order'
import { sampleOrder } from '@vitrine/domain/orders/sample-order'
import { expect, it } from 'vitest'
import { fakeFetch } from '../../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../../testing/server-answers.ts'
import { showScreen } from '../../../../testing/show-screen.tsx'
import { buildSubscription } from '../../../subscriptions/acts/testing/build-subscription.ts'

const about = { product: null, currency: 'EUR', shipping: null, manual: null, nowMs: 0 }
const order: Order = {
  ...sampleOrder({ ...about, numbering: { prefix: '', suffix: '' } }),
  ...{ fulfillments: [], paymentState: 'PAID' },
}
const renewed = {
  id: 's1',
  productTitle: 'Coffee',
  isRenewal: true,
  isChangeable: true,
  isLasting: false,
  paysNow: true,
}
const money = { totalCents: 1800, refundedCents: 0, refundUnderWayCents: 0, lostCents: 0, isDisputed: false }
const cycle = { cycle: 0, dueAtMs: 1, order: { id: 'sample', name: '1001', ...money }, attempts: [] }

it('a subscription that is opened after a refund ended it shows that', async () => {
  const server = fakeFetch()
  const answers = (part: object) => ({
    ...shopAnswers,
    'GET /api/panel/subscriptions/s1': {
      body: { subscription: { ...buildSubscription({}), cycles: [cycle], ...part }, sendsMail: true },
    },
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
    'POST /api/panel/orders/sample/refunds': { body: { order } },
  })
  const link = (words: string) =>
    [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words) ?? document.body
  server.answerByPath(answers({}))
  const screen = await showScreen('/subscriptions/s1')
  await screen.waitFor('Order 1001')
  await screen.press(link('Order 1001'))
  await screen.waitFor('This order is a renewal.')
  server.answerByPath(answers({ state: 'canceled' }))
  await screen.press(screen.button('Refund'))
  await screen.waitFor('can be refunded.')
  await screen.type(screen.field('Quantity'), '1')
  await screen.press(screen.button('Refund €24.00'))
  await screen.waitFor('the refund is recorded')
  await screen.press(link('Coffee'))
  await screen.waitFor('Canceled')
  expect(document.body.textContent).not.toContain('Active')
  await screen.close()
  server.restore()
})
