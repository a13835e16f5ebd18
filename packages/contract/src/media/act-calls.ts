import { Type } from 'typebox'
import { defineActCall } from '../lists/bulk-calls.ts'

/** Removes many files of the library for good; those that the site names stay. */
export const removeFilesCall = defineActCall({
  name: 'removeFiles',
  path: '/api/panel/media/acts/remove',
  policy: { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] },
  input: Type.Object({}),
})
