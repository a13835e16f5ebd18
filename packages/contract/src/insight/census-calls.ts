import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { nothing } from '../nothing.ts'
import { id } from '../schemas.ts'
import {
  recordButtonClickAddress,
  recordButtonRenderAddress,
  recordFormRenderAddress,
  recordHitAddress,
  recordOverlayAddress,
  recordQuickViewAddress,
} from './addresses.ts'

/** What a page tells of itself: JSON in a field, as older clients send it (platform reference, section 3.4), read by the handler. */
const pageFields = Type.Object(
  {
    /** Left out or `1`: a page was shown. */
    event: Type.Optional(Type.String({ maxLength: 40 })),
    /** JSON of url, queryString, referrer, title, itemId or collectionId, sizes and the like, or of up to twenty buttons or forms that came into view; of more, nothing is read. */
    data: Type.Optional(Type.String({ maxLength: 16_000 })),
    /** The visitor's cookie, as the page knows it. */
    ss_cvr: Type.Optional(Type.String({ maxLength: 200 })),
    visitorCookie: Type.Optional(Type.String({ maxLength: 200 })),
    formId: Type.Optional(id),
    crumb: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: true },
)

const census = {
  policy: { kind: 'visitor-change' },
  limit: { max: 3_000, windowMs: 600_000 },
  query: Type.Object({ crumb: Type.Optional(Type.String({ maxLength: 200 })) }),
  body: pageFields,
  form: pageFields,
  /** Nothing is answered (status 204): a page does not wait for it. */
  reply: nothing,
} as const

/** Counts a page that was shown. */
export const recordHitCall = defineCall({ ...census, name: 'recordHit', ...recordHitAddress })

/** Counts a press of a button. */
export const recordButtonClickCall = defineCall({
  ...census,
  name: 'recordButtonClick',
  ...recordButtonClickAddress,
})

/** Counts that a button was seen. */
export const recordButtonRenderCall = defineCall({
  ...census,
  name: 'recordButtonRender',
  ...recordButtonRenderAddress,
})

/** Counts what was done with a popup. */
export const recordOverlayCall = defineCall({ ...census, name: 'recordOverlay', ...recordOverlayAddress })

/** Counts that a form was seen. */
export const recordFormRenderCall = defineCall({
  ...census,
  name: 'recordFormRender',
  ...recordFormRenderAddress,
})

/** Counts a look at a product in a list. */
export const recordQuickViewCall = defineCall({
  ...census,
  name: 'recordQuickView',
  ...recordQuickViewAddress,
  params: Type.Object({ id }),
})
