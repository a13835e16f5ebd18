import { sampleOrder } from '@vitrine/domain/orders/sample-order'
import { expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'

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
    'GET /api/panel/orders/sample': { body: { order, statusUrl: '/', sendsMail: true, senderLines } },
  })
  const screen = await showScreen('/orders/sample/packing-slip')
  await screen.waitFor('Packing slip for order HB-1001')
  expect(document.querySelector('[aria-label="Sender"]')?.textContent).toBe(senderLines.join('\n'))
  expect(document.querySelector('[aria-label="Sent to"]')?.textContent).toContain('Ada')
  await screen.close()
  server.restore()
})
