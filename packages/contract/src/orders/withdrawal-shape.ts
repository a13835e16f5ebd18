import { withdrawalExemptions } from '@vitrine/domain/catalogue/sale/withdrawal-exemption'
import { Type } from 'typebox'
import { epochMs, oneOf } from '../schemas.ts'

/** Why a product cannot be withdrawn from. */
export const withdrawalExemption = oneOf(withdrawalExemptions)

/** That a buyer withdrew from an order or a part of it; `OrderWithdrawal` of the domain. */
export const withdrawal = Type.Object({
  id: Type.String(),
  atMs: epochMs,
  name: Type.String(),
  email: Type.String(),
  lines: Type.Array(Type.Object({ lineId: Type.String(), quantity: Type.Integer() })),
  /** What a guest wrote who named no lines. */
  words: Type.Optional(Type.String()),
  /** How the owner settled it otherwise than by a refund. */
  answer: Type.Optional(Type.Object({ atMs: epochMs, by: Type.String(), note: Type.String() })),
})
