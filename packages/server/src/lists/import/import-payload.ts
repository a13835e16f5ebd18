import { Type } from 'typebox'

/** What the job of an import of a file says. */
export const importPayload = Type.Object({ importId: Type.String() })
