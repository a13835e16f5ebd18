import { defineActCall } from '../lists/bulk-calls.ts'
import { nothing } from '../nothing.ts'
import { mayKeepPages } from './page-act-calls.ts'

/** Shows many pages to visitors. */
export const showPagesCall = defineActCall({
  name: 'showPages',
  path: '/api/panel/page-rows/acts/show',
  policy: mayKeepPages,
  input: nothing,
})

/** Hides many pages. */
export const hidePagesCall = defineActCall({
  name: 'hidePages',
  path: '/api/panel/page-rows/acts/hide',
  policy: mayKeepPages,
  input: nothing,
})
