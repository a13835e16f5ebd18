import { Type } from 'typebox'

/** An amount as the v3 calls send it; `value` is in minor units, `decimalValue` in major ones. */
export const v3Money = Type.Object({
  currencyCode: Type.String(),
  value: Type.Integer(),
  decimalValue: Type.String(),
  fractionalDigits: Type.Integer(),
})

/** An amount as pages and the first cart call send it; `value` is a decimal in major units, such as "12.50". */
export const pageMoney = Type.Object({ currency: Type.String(), value: Type.String() })
