import { feedReaders } from '@vitrine/domain/catalogue/product-feeds'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { oneOf } from '../schemas.ts'

/** Reads where the catalogues of others find what the site sells. */
export const readProductFeedsCall = defineCall({
  name: 'readProductFeeds',
  method: 'GET',
  path: '/api/panel/product-feeds',
  policy: { kind: 'owner', roles: ['admin', 'storeManager'] },
  reply: Type.Object({
    feeds: Type.Array(
      Type.Object({
        reader: oneOf(feedReaders),
        url: Type.String(),
      }),
    ),
    /** Whether the site is locked, so that they answer nothing. */
    isClosed: Type.Boolean(),
  }),
})
