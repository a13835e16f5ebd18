import { htmlPage, noBody, nothing } from '../schemas.ts'

/** A page of ours that anybody reads; a call adds its name, its path and its query. */
export const openPage = {
  method: 'GET',
  policy: { kind: 'public-read' },
  limit: { max: 240, windowMs: 600_000 },
  params: nothing,
  body: noBody,
  reply: htmlPage,
} as const

/** A plain form on such a page, answered by a page: it works without JavaScript. A call adds its name, its path and its fields. */
export const plainForm = {
  method: 'POST',
  policy: { kind: 'visitor-change' },
  limit: { max: 40, windowMs: 900_000 },
  params: nothing,
  query: nothing,
  reply: htmlPage,
} as const
