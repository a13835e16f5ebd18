import { Type } from 'typebox'

/** What a product is. */
export const productType = Type.Union([
  Type.Literal('physical'),
  Type.Literal('digital'),
  Type.Literal('service'),
  Type.Literal('gift-card'),
  Type.Literal('paywall'),
])

/** Which of a shop's taxes something bears. */
export const taxClass = Type.Union([
  Type.Literal('standard'),
  Type.Literal('reduced'),
  Type.Literal('exempt'),
])

/** What a discount comes off. */
export const discountClass = Type.Union([
  Type.Literal('PRODUCT'),
  Type.Literal('ORDER'),
  Type.Literal('SHIPPING'),
])

/** The unit of the time between two payments. */
export const intervalUnit = Type.Union([Type.Literal('WEEK'), Type.Literal('MONTH'), Type.Literal('YEAR')])
