import { Type } from 'typebox'
import { cents } from '../schemas.ts'
import { intervalUnit } from '../trade-schemas.ts'

/** What a plan costs that costs nothing. */
export const free = Type.Object({ kind: Type.Literal('free') })
const lastsDays = Type.Union([Type.Integer({ minimum: 1, maximum: 36_500 }), Type.Null()])

/** What a plan costs that is paid once, or again and again. */
export const paid = Type.Object({
  kind: Type.Literal('paid'),
  cents,
  /** How often it is paid; null: once. */
  interval: Type.Union([
    Type.Object({
      value: Type.Integer({ minimum: 1, maximum: 99 }),
      unit: intervalUnit,
    }),
    Type.Null(),
  ]),
  /** How long one payment lasts that is made once; null: for good. */
  lastsDays,
})
