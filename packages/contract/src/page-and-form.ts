import { anyFields, anyForm, htmlPage } from './schemas.ts'

/** A page of ours that anybody reads; a call adds its name, its path and its query. */
export const openPage = {
  method: 'GET',
  policy: { kind: 'public-read' },
  limit: { max: 240, windowMs: 600_000 },
  reply: htmlPage,
} as const

/** Such a page on the way of a buyer, who comes by it again and again. */
export const shopPage = { ...openPage, limit: { max: 300, windowMs: 60_000 } } as const

/** A plain form on a page, answered by a page: it works without JavaScript. A call adds its name, its path and its fields. */
export const plainForm = {
  method: 'POST',
  policy: { kind: 'visitor-change' },
  limit: { max: 40, windowMs: 900_000 },
  body: anyFields,
  form: anyForm,
  reply: htmlPage,
} as const

/** Such a form on the way of a buyer. */
export const shopForm = { ...plainForm, limit: { max: 120, windowMs: 60_000 } } as const
