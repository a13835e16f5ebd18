import { expect, it } from 'vitest'
import { PaypalRefusal } from './paypal-client.ts'
import { refundAtPaypal } from './paypal-refund.ts'

const charge = { paymentId: 'p', reference: 'CAPTURE', amountCents: 3702, currency: 'USD' }

/** Asks for money back where PayPal answers each question with a status. */
const refundWhere = (status: number) =>
  refundAtPaypal(
    { charge, amountCents: 1200, key: 'k' },
    {
      ask: async () => {
        throw new PaypalRefusal(status, 'RESOURCE_NOT_FOUND')
      },
      websiteId: 'w',
      signal: new AbortController().signal,
    },
  )

it('is refused where the account whose keys are kept now does not know the payment', async () => {
  const refused = { ok: false, refusal: 'other-account' }
  expect([await refundWhere(404), await refundWhere(403)]).toEqual([refused, refused])
})

it('is not known where the keys are wrong', async () => {
  await expect(refundWhere(401)).rejects.toThrow(PaypalRefusal)
})
