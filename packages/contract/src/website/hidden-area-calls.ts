import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { shortText } from '../schemas.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'], key: 'pages' }

const hiddenAreas = Type.Object({
  /** Areas with blocks that the template of the site does not have, so that no page shows them. */
  areas: Type.Array(
    Type.Object({
      id: Type.String(),
      blocks: Type.Integer(),
      /** How what stands in it begins; '' where it has no words. */
      words: Type.String(),
      /** The names of the forms in it. */
      forms: Type.Array(Type.String()),
    }),
  ),
  /** Areas that the template has on its pages, to which they can be moved, with what it calls them. */
  targets: Type.Array(Type.Object({ id: Type.String(), label: Type.String() })),
})

/** What stands in areas that the template of the site lacks: content of a template that it wore before. */
export const listHiddenAreasCall = defineCall({
  name: 'listHiddenLayouts',
  method: 'GET',
  path: '/api/panel/hidden-areas',
  policy,
  reply: hiddenAreas,
})

/** Moves the blocks of such an area beneath what stands in one that the template has. Refused where there is no room for so many, and code for all but administrators. */
export const moveHiddenAreaCall = defineCall({
  name: 'moveHiddenLayout',
  method: 'POST',
  path: '/api/panel/hidden-areas/:areaId/move',
  policy,
  params: Type.Object({ areaId: Type.String({ minLength: 1, maxLength: 200 }) }),
  body: Type.Object({ to: shortText }),
  reply: hiddenAreas,
})
