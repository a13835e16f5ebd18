import { Type } from 'typebox'

/** Nothing in the path, nothing after the question mark, or a reply that says nothing. */
export const nothing = Type.Object({})

/** A call without a body. */
export const noBody = Type.Unknown()
