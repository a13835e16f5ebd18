import { Type } from 'typebox'
import { epochMs } from '../schemas.ts'

/** That the payment of an order is disputed; `OrderDispute` of the domain. */
export const dispute = Type.Object({
  id: Type.String(),
  beganAtMs: epochMs,
  reason: Type.String(),
  /** What is disputed, in minor units of the order's currency; null where that is not told, absent in disputes of before that was kept. */
  amountCents: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  /** Until when the owner can answer at the payment service; null where that is not told. */
  answerByMs: Type.Union([epochMs, Type.Null()]),
  outcome: Type.Union([
    Type.Literal('OPEN'),
    Type.Literal('WON'),
    Type.Literal('LOST'),
    Type.Literal('PREVENTED'),
  ]),
})
