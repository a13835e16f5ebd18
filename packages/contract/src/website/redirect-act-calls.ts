import { Type } from 'typebox'
import { defineActCall } from '../lists/bulk-calls.ts'

/** Removes many redirects. */
export const removeRedirectsCall = defineActCall({
  name: 'removeRedirects',
  path: '/api/panel/redirects/acts/delete',
  policy: { kind: 'owner', roles: ['admin'] },
  input: Type.Object({}),
})
