import { Type } from 'typebox'
import { defineCall } from '../call.ts'

/**
 * Takes word of a payment service about payments of this site, as JSON and signed as the service signs (docs/operations.md). What is posted is
 * handed on as text with the headers of its signature. 401 where the signature is not right, too old, or of another site's account; told a
 * second time, an event changes nothing. `taken` is false for what is about no payment of this site.
 */
export const takePaymentEventCall = defineCall({
  name: 'takePaymentEvent',
  method: 'POST',
  path: '/api/payment-events/:gateway',
  policy: { kind: 'signed-link' },
  whileSuspended: 'answered',
  limit: { max: 6_000, windowMs: 60_000 },
  params: Type.Object({ gateway: Type.String({ maxLength: 20 }) }),
  body: Type.Object({ text: Type.String(), headers: Type.Record(Type.String(), Type.String()) }),
  reply: Type.Object({ taken: Type.Boolean() }),
})
