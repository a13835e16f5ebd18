import { type Static, Type } from 'typebox'

/**
 * What a change without a good crumb is answered, with the one to try again with. Changes by visitors are answered it with status 200,
 * since storefront clients in the wild read it there (platform reference, section 3.1).
 */
export const crumbRefusal = Type.Object({
  error: Type.String(),
  crumbFail: Type.Literal(true),
  crumb: Type.String(),
})

/** The answer in its type. */
export type CrumbRefusal = Static<typeof crumbRefusal>
