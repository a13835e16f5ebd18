import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { anyOwner } from '../owner-policies.ts'
import { id, shortText } from '../schemas.ts'

const listName = Type.String({ minLength: 1, maxLength: 60 })

/** A view that somebody saved: the text behind `?` of the list's address. At most 50 for each list. */
const savedView = Type.Object({
  id: Type.String(),
  list: Type.String(),
  name: Type.String(),
  query: Type.String(),
  /** Whether all colleagues see it. */
  isShared: Type.Boolean(),
  /** Whether it belongs to the one who asks, who alone can change it. */
  isOwn: Type.Boolean(),
})

const viewInput = Type.Object({
  name: shortText,
  query: Type.String({ maxLength: 5_000 }),
  isShared: Type.Boolean(),
})

const ofView = {
  policy: anyOwner,
  params: Type.Object({ viewId: id }),
} as const

/** The saved views of a list: one's own, and those that are shared. */
export const listViewsCall = defineCall({
  name: 'listViews',
  method: 'GET',
  path: '/api/panel/lists/:list/views',
  policy: anyOwner,
  params: Type.Object({ list: listName }),
  reply: Type.Object({ views: Type.Array(savedView) }),
})

/** Saves a view of a list. */
export const addViewCall = defineCall({
  name: 'addView',
  method: 'POST',
  path: '/api/panel/lists/:list/views',
  policy: anyOwner,
  params: Type.Object({ list: listName }),
  body: viewInput,
  reply: Type.Object({ view: savedView }),
})

/** Renames a view, changes what it shows, or who sees it. */
export const changeViewCall = defineCall({
  ...ofView,
  name: 'changeView',
  method: 'PUT',
  path: '/api/panel/views/:viewId',
  body: viewInput,
  reply: Type.Object({ view: savedView }),
})

/** Removes a saved view. */
export const removeViewCall = defineCall({
  ...ofView,
  name: 'removeView',
  method: 'DELETE',
  path: '/api/panel/views/:viewId',
  reply: Type.Object({}),
})
