import { Type } from 'typebox'
import { defineCall } from '../call.ts'

/** What the law of the shop's country wants shown, and what the shop lacks for it. */
export const readDutiesCall = defineCall({
  name: 'readDuties',
  method: 'GET',
  path: '/api/panel/settings/checkout/duties',
  policy: { kind: 'owner', roles: ['admin'] },
  reply: Type.Object({
    country: Type.String(),
    duties: Type.Array(
      Type.Object({
        code: Type.Union([
          Type.Literal('price-note'),
          Type.Literal('lowest-price'),
          Type.Literal('delivery-before-order'),
          Type.Literal('withdrawal-information'),
          Type.Literal('order-button'),
          Type.Literal('withdrawal-function'),
        ]),
        law: Type.String(),
        from: Type.String(),
        gaps: Type.Array(
          Type.Union([
            Type.Literal('no-shipping-page'),
            Type.Literal('prices-without-tax'),
            Type.Literal('no-delivery-time'),
            Type.Literal('no-returns-text'),
          ]),
        ),
      }),
    ),
  }),
})
