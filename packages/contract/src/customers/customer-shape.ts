import { Type } from 'typebox'
import { address } from '../address.ts'
import { epochMs } from '../schemas.ts'

/** A person in the list of customers. */
export const customerRow = Type.Object({
  id: Type.String(),
  /** '' where none was given. */
  name: Type.String(),
  email: Type.String(),
  /** Orders without test orders and canceled ones. */
  orderCount: Type.Integer(),
  testOrderCount: Type.Integer(),
  /** What was paid for them and not given back, in the currency of the last order. */
  spentCents: Type.Integer(),
  /** '' before anything was ordered. */
  currency: Type.String(),
  lastOrderAtMs: Type.Union([epochMs, Type.Null()]),
  firstSeenAtMs: epochMs,
  /** ISO 3166-1 alpha-2; '' where none is known. */
  country: Type.String(),
  tags: Type.Array(Type.String()),
  acceptsNews: Type.Boolean(),
})

/** A person who bought; `Customer` of the domain. */
export const customer = Type.Object({
  id: Type.String(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  phone: Type.String(),
  country: Type.String(),
  addresses: Type.Array(address),
  contactAtMs: epochMs,
  firstSeenAtMs: epochMs,
  orderCount: Type.Integer(),
  testOrderCount: Type.Integer(),
  lastOrderAtMs: Type.Union([epochMs, Type.Null()]),
  spent: Type.Array(Type.Object({ currency: Type.String(), cents: Type.Integer() })),
  consents: Type.Array(
    Type.Object({
      atMs: epochMs,
      isGiven: Type.Boolean(),
      source: Type.Union([Type.Literal('checkout'), Type.Literal('owner'), Type.Literal('newsletter')]),
      orderNumber: Type.String(),
      by: Type.String(),
    }),
  ),
  tags: Type.Array(Type.String()),
  notes: Type.String(),
  updatedAtMs: epochMs,
})
