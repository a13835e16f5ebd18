import { Type } from 'typebox'
import { defineCall } from '../call.ts'

/**
 * Asks the host of a film, a recording or a talk how it is shown (oEmbed). The player is written by us from the address of its frame;
 * nothing else of what the host sends is passed on.
 */
export const embedCall = defineCall({
  name: 'embed',
  method: 'POST',
  path: '/api/panel/oembed',
  policy: { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] },
  limit: { max: 120, windowMs: 600_000 },
  body: Type.Object({ url: Type.String({ maxLength: 2_083 }) }),
  reply: Type.Object({
    url: Type.String(),
    title: Type.String(),
    html: Type.String(),
    providerName: Type.String(),
    thumbnailUrl: Type.String(),
    widthPx: Type.Integer(),
    heightPx: Type.Integer(),
  }),
})
