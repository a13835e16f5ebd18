import { expect, it } from 'vitest'
import { lookUpPaypalDispute } from './paypal-events.ts'

const money = { currency_code: 'USD', value: '17.00' }
const capture = { id: 'CAPTURE', status: 'COMPLETED', amount: money, custom_id: 'w p' }

/** How a dispute stands that PayPal answers for. */
async function stands(more: object): Promise<unknown> {
  const disputed = { dispute_id: 'PP-1', dispute_amount: money, reason: 'UNAUTHORISED', ...more }
  const answers: Readonly<Record<string, object>> = {
    '/v1/customer/disputes/PP-1': {
      ...disputed,
      disputed_transactions: [{ seller_transaction_id: 'CAPTURE' }],
    },
    '/v2/payments/captures/CAPTURE': capture,
  }
  const ask = async <Answer>({ path }: { readonly path: string }) => answers[path] as Answer
  return lookUpPaypalDispute('PP-1', { ask, websiteId: 'w', signal: new AbortController().signal })
}

it('a dispute that is looked up is told as by its message', async () => {
  const about = { kind: 'dispute', paymentId: 'p', reference: 'CAPTURE' }
  expect(await stands({ status: 'UNDER_REVIEW' })).toMatchObject({
    ...about,
    dispute: { id: 'PP-1', outcome: 'OPEN', amountCents: 1700 },
    back: null,
  })
  const lost = { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } }
  expect(await stands(lost)).toMatchObject({
    ...about,
    dispute: { outcome: 'LOST' },
    back: { cents: 1700, reference: 'PP-1' },
  })
})
