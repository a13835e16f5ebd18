import { defineActCall } from '../lists/bulk-calls.ts'
import { nothing } from '../schemas.ts'
import { showPageCall } from './page-act-calls.ts'

const { policy } = showPageCall

/** Shows many pages to visitors. */
export const showPagesCall = defineActCall({
  name: 'showPages',
  path: '/api/panel/page-rows/acts/show',
  policy,
  input: nothing,
})

/** Hides many pages. */
export const hidePagesCall = defineActCall({
  name: 'hidePages',
  path: '/api/panel/page-rows/acts/hide',
  policy,
  input: nothing,
})
