import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { id } from '../schemas.ts'

/** Who shows, hides, moves and removes pages. */
export const mayKeepPages: OwnerPolicy = { kind: 'owner', roles: ['admin'] }
const shared = {
  policy: mayKeepPages,
  params: Type.Object({ collectionId: id }),
}

/** Shows a page to visitors, or hides it. */
export const showPageCall = defineCall({
  ...shared,
  name: 'showPage',
  method: 'PUT',
  path: '/api/panel/pages/:collectionId/shown',
  body: Type.Object({ isEnabled: Type.Boolean() }),
  reply: Type.Object({}),
})

/** Makes a page the home page, or the one that unknown addresses show; `none` takes that back for unknown addresses. */
export const setPageRoleCall = defineCall({
  ...shared,
  name: 'setPageRole',
  method: 'PUT',
  path: '/api/panel/pages/:collectionId/role',
  body: Type.Object({
    role: Type.Union([Type.Literal('home'), Type.Literal('not-found'), Type.Literal('none')]),
  }),
  reply: Type.Object({}),
})

/** Copies a page with its settings and its blocks; the copy is hidden. */
export const duplicatePageCall = defineCall({
  ...shared,
  name: 'duplicatePage',
  method: 'POST',
  path: '/api/panel/pages/:collectionId/copies',
  reply: Type.Object({ id }),
})

/** Where links lead to a page: menus by their titles, pages and parts of the site with their blocks. */
export const readPageLinksCall = defineCall({
  ...shared,
  name: 'readPageLinks',
  method: 'GET',
  path: '/api/panel/pages/:collectionId/links',
  reply: Type.Object({ menus: Type.Array(Type.String()), places: Type.Array(Type.String()) }),
})

/** Puts a page into the trash for 30 days; pages inside of it go along, or come out. */
export const trashPageCall = defineCall({
  ...shared,
  name: 'trashPage',
  method: 'POST',
  path: '/api/panel/pages/:collectionId/trash',
  body: Type.Object({ inside: Type.Union([Type.Literal('along'), Type.Literal('out')]) }),
  reply: Type.Object({}),
})

/** Takes a page out of the trash, under another address where its own was taken. */
export const restorePageCall = defineCall({
  ...shared,
  name: 'restorePage',
  method: 'POST',
  path: '/api/panel/pages/:collectionId/restored',
  /** A page that its holder kept shut, and that comes back without it, is hidden where it was not. */
  reply: Type.Object({ urlId: Type.String(), isHidden: Type.Boolean() }),
})

/** Removes a page in the trash for good, with all that is in it. */
export const removePageCall = defineCall({
  ...shared,
  name: 'removePage',
  method: 'DELETE',
  path: '/api/panel/pages/:collectionId',
  reply: Type.Object({}),
})
