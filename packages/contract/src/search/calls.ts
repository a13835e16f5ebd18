import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { openPage } from '../page-and-form.ts'
import { pageFormat } from '../schemas.ts'

const text = Type.Optional(Type.String({ maxLength: 200 }))
const page = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 }))

/** The search page: a plain form, and what was found; pages count from 0. */
export const searchPageCall = defineCall({
  ...openPage,
  name: 'searchPage',
  path: '/search',
  limit: { max: 60, windowMs: 60_000 },
  query: Type.Object({
    /** Of a longer text, the first 200 characters are searched for. */
    q: Type.Optional(Type.String()),
    p: page,
    f_collectionId: Type.Optional(Type.String({ maxLength: 64 })),
    format: pageFormat,
  }),
})

/** What a site has to a search (platform reference, section 3.4). `title` is HTML with the found words in `<em>`. */
export const generalSearchCall = defineCall({
  name: 'generalSearch',
  method: 'GET',
  path: '/api/search/GeneralSearch',
  policy: { kind: 'public-read' },
  limit: { max: 120, windowMs: 60_000 },
  query: Type.Object({
    q: text,
    p: page,
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    f_collectionId: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        itemUrl: Type.String(),
        imageUrl: Type.Union([Type.String(), Type.Null()]),
        collectionDisplayName: Type.String(),
        collectionId: Type.String(),
        author: Type.Union([Type.Object({ id: Type.String(), displayName: Type.String() }), Type.Null()]),
        categories: Type.Array(Type.String()),
        publishOn: Type.Union([Type.Integer(), Type.Null()]),
        urlId: Type.String(),
      }),
    ),
    totalCount: Type.Integer(),
  }),
})
