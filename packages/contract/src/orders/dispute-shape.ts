import { Type } from 'typebox'
import { epochMs } from '../schemas.ts'

/** That the payment of an order is disputed; `OrderDispute` of the domain. */
export const dispute = Type.Object({
  id: Type.String(),
  beganAtMs: epochMs,
  reason: Type.String(),
  /** Until when the owner can answer at the payment service; null where that is not told. */
  answerByMs: Type.Union([epochMs, Type.Null()]),
  outcome: Type.Union([Type.Literal('OPEN'), Type.Literal('WON'), Type.Literal('LOST')]),
})
