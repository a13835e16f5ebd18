import { Type } from 'typebox'
import type { OwnerPolicy } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, id } from '../schemas.ts'
import { pagesList } from './pages-list.ts'

/** Those who read the tree of pages. */
const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'], key: 'pages' }

/** A page, without the trash. */
const pageRow = Type.Object({
  id,
  title: Type.String(),
  /** Path of its address; where a link leads for pages that are one. */
  address: Type.String(),
  /** What the template calls its kind. */
  kind: Type.String(),
  icon: Type.String(),
  isEnabled: Type.Boolean(),
  isHomepage: Type.Boolean(),
  isLocked: Type.Boolean(),
  /** Titles of the menus that lead to it, by themselves or in their folders. */
  menus: Type.Array(Type.String()),
  /** Title of the index or folder that it is part of; '' for none. */
  inside: Type.String(),
  /** Whether a description for search engines was written. */
  hasSeoDescription: Type.Boolean(),
  updatedAtMs: epochMs,
})

/** The pages of the site as a list; `q` finds titles and addresses by the beginnings of their words. */
export const listPageRowsCall = defineListCall({
  list: pagesList,
  name: 'listPageRows',
  path: '/api/panel/page-rows',
  policy,
  row: pageRow,
})

/** The list of pages as a file. */
export const exportPagesCall = defineListFile({
  name: 'exportPages',
  path: '/api/panel/page-rows.csv',
  policy,
})
