import { Type } from 'typebox'
import { shortText } from './schemas.ts'

/** A postal address as it is sent and shown; what a country requires is a rule of the domain. */
export const address = Type.Object({
  firstName: shortText,
  lastName: shortText,
  line1: shortText,
  line2: shortText,
  city: shortText,
  region: shortText,
  postalCode: shortText,
  /** ISO 3166-1 alpha-2. */
  country: shortText,
  phone: shortText,
})

/** An address being typed: any part may still be missing. */
export const partialAddress = Type.Partial(address)

/** An address, or null where there is none. */
export const addressOrNull = Type.Union([address, Type.Null()])
