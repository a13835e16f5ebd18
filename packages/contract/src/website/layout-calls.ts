import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { epochMs } from '../schemas.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'], key: 'pages' }

const ownerKind = Type.Union([Type.Literal('field'), Type.Literal('collection'), Type.Literal('item')])

/** What a layout fills: a block field of the template by its id, the body of a page by its collection's id, or that of an item. */
const layoutParams = Type.Object({ kind: ownerKind, ownerId: Type.String({ minLength: 1, maxLength: 200 }) })

/** At which side of its column a block stands while the words go around it. */
const float = Type.Optional(
  Type.Object({
    side: Type.Union([Type.Literal('left'), Type.Literal('right')]),
    span: Type.Optional(Type.Integer({ minimum: 1, maximum: 11 })),
  }),
)

/** Rows of columns of blocks; what each kind of block holds is said in `blocks/block-fields.ts` of the domain. */
const layout = Type.Object({
  raw: Type.Optional(Type.Literal(false)),
  /** The page's own text stands above the rows; left out: the rows are all of it. */
  keepsBody: Type.Optional(Type.Literal(true)),
  layout: Type.Object({
    columns: Type.Optional(Type.Literal(12)),
    rows: Type.Array(
      Type.Object({
        columns: Type.Array(
          Type.Object({
            span: Type.Integer({ minimum: 1, maximum: 12 }),
            blocks: Type.Array(
              Type.Object({
                id: Type.String(),
                type: Type.String(),
                /** What a block is called whose `type` is `unknown`: another system may know it. */
                name: Type.Optional(Type.String()),
                value: Type.Unknown(),
                float,
              }),
            ),
            // Rows of the same shape.
            rows: Type.Optional(Type.Array(Type.Unknown())),
          }),
        ),
      }),
    ),
  }),
})

/** When the layout was saved; null before it ever was. */
const savedAt = Type.Union([epochMs, Type.Null()])

/** What has a layout, for lists of areas to edit. */
export const listLayoutsCall = defineCall({
  name: 'listLayouts',
  method: 'GET',
  path: '/api/panel/layouts',
  policy,
  reply: Type.Object({ owners: Type.Array(Type.Object({ kind: ownerKind, id: Type.String() })) }),
})

/** The layout of an area; the empty one, saved never, for an area that was not filled. */
export const readLayoutCall = defineCall({
  name: 'readLayout',
  method: 'GET',
  path: '/api/panel/layouts/:kind/:ownerId',
  policy,
  params: layoutParams,
  reply: Type.Object({ layout, updatedAtMs: savedAt }),
})

/**
 * Fills an area. Refused with `errors` by path, such as `rows.0.columns.0.blocks.2.value.link`; 409 when it was changed by someone else
 * since `updatedAtMs`. Code as written is for administrators. `notes` name blocks that are kept but not shown.
 */
export const saveLayoutCall = defineCall({
  name: 'saveLayout',
  method: 'PUT',
  path: '/api/panel/layouts/:kind/:ownerId',
  policy,
  params: layoutParams,
  body: Type.Object({ layout: Type.Unknown(), updatedAtMs: savedAt }),
  reply: Type.Object({ layout, updatedAtMs: epochMs, notes: Type.Array(Type.String()) }),
})
