import { Type } from 'typebox'
import { defineCall } from '../call.ts'

/** Answers what of the site could not be read since its last change: pages are shown without it. */
export const readDamageCall = defineCall({
  name: 'readDamage',
  method: 'GET',
  path: '/api/panel/damage',
  policy: { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] },
  reply: Type.Object({
    /** What it is, such as `popup` or `product`, and its title or id, as far as that is known. */
    damage: Type.Array(Type.Object({ kind: Type.String(), name: Type.String() })),
  }),
})
