import { Type } from 'typebox'
import type { OwnerPolicy } from '../call.ts'
import { defineActCall } from '../lists/bulk-calls.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'moderator'] }

const plain = <Path extends string>(name: string, path: Path) =>
  defineActCall({ name, path, policy, input: Type.Object({}) })

/** Publishes many comments. */
export const approveCommentsCall = plain('approveComments', '/api/panel/comments/acts/approve')

/** Calls many comments spam. */
export const spamCommentsCall = plain('spamComments', '/api/panel/comments/acts/spam')

/** Removes many comments with all that answers them. */
export const removeCommentsCall = plain('removeComments', '/api/panel/comments/acts/delete')
