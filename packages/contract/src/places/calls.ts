import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { readPlaceAddress, suggestPlacesAddress } from './addresses.ts'

const policy: Policy = { kind: 'public-read' }
const word = Type.String({ minLength: 1, maxLength: 100 })

/** A random text of the browser, the same from the first letter until a place is chosen: a service that is paid counts it once. */
const session = Type.Optional(Type.String({ maxLength: 64 }))

/** Suggests places for what is typed (specification, section 7). The shapes are ours: the specification shows none. */
export const suggestPlacesCall = defineCall({
  ...suggestPlacesAddress,
  name: 'suggestPlaces',
  policy,
  limit: { max: 240, windowMs: 60_000 },
  query: Type.Object({
    input: Type.String({ maxLength: 200 }),
    /** Cities alone, or streets and sights as well where the service knows them. */
    kind: Type.Optional(Type.Union([Type.Literal('city'), Type.Literal('any')])),
    /** ISO 3166-1 alpha-2: places of no other country. */
    country: Type.Optional(Type.String({ minLength: 2, maxLength: 2 })),
    session,
  }),
  reply: Type.Object({
    predictions: Type.Array(
      Type.Object({
        placeId: Type.String(),
        description: Type.String(),
        mainText: Type.String(),
        secondaryText: Type.String(),
      }),
    ),
    /** Whom to thank, beneath the list. */
    credit: Type.String(),
  }),
})

/** Tells the address of a place and where it is. The page and the part of it that asks are its tracking context (specification, section 7). */
export const readPlaceCall = defineCall({
  ...readPlaceAddress,
  name: 'readPlace',
  policy,
  limit: { max: 120, windowMs: 60_000 },
  query: Type.Object({
    placeId: Type.String({ minLength: 1, maxLength: 300 }),
    productPage: word,
    productSection: word,
    session,
  }),
  reply: Type.Object({
    place: Type.Object({
      placeId: Type.String(),
      name: Type.String(),
      line1: Type.String(),
      city: Type.String(),
      region: Type.String(),
      postalCode: Type.String(),
      country: Type.String(),
      countryName: Type.String(),
      latitude: Type.Number(),
      longitude: Type.Number(),
    }),
  }),
})
