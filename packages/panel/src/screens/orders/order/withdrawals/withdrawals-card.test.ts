import type { Order } from '@vitrine/domain/orders/order'
import { sampleOrder } from '@vitrine/domain/orders/sample-order'
import { expect, it } from 'vitest'
import { fakeFetch } from '../../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../../testing/server-answers.ts'
import { showScreen } from '../../../../testing/show-screen.tsx'

it('the refund of a withdrawal begins with its reason in the language of the buyer, who reads it', async () => {
  const server = fakeFetch()
  const placed = sampleOrder({
    product: null,
    currency: 'EUR',
    numbering: { prefix: '', suffix: '' },
    shipping: null,
    manual: null,
    nowMs: 0,
  })
  const lines = placed.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
  const withdrawal = { id: 'w', atMs: 9, name: 'Ada', email: 'ada@example.org', lines }
  const order: Order = { ...placed, paymentState: 'PAID', withdrawals: [withdrawal] }
  const about = { statusUrl: '/', sendsMail: true, subscriptions: [], senderLines: [], countedLineIds: [] }
  const withdrawnReason = 'Sie haben den Vertrag widerrufen.'
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders/sample': { body: { ...about, order, withdrawnReason } },
  })
  const screen = await showScreen('/orders/sample')
  await screen.waitFor('To answer')
  await screen.press(screen.button('Refund it'))
  await screen.waitFor('Reason')
  expect(screen.field('Reason').value).toBe(withdrawnReason)
  await screen.close()
  server.restore()
})
