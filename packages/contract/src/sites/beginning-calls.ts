import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { shortText } from '../schemas.ts'
import { templateChoice } from './template-calls.ts'

const admin: OwnerPolicy = { kind: 'owner', roles: ['admin'] }

const count = Type.Integer()

/** What the sample content of a site consists of, and what of it was changed since it came. */
export const readSamplesCall = defineCall({
  name: 'readSamples',
  method: 'GET',
  path: '/api/panel/demo',
  policy: admin,
  reply: Type.Object({
    /** Whether there is any. */
    isThere: Type.Boolean(),
    /** The title that the site has; '' while it is that of the sample content. */
    title: Type.String(),
    templateId: templateChoice,
    pages: count,
    products: count,
    items: count,
    pictures: count,
    /** What was changed since it came. */
    changed: Type.Array(Type.Object({ kind: Type.String(), title: Type.String() })),
  }),
})

/**
 * Says what a site begins with, as long as its sample content is there, which goes all at once: an empty site, or the sample content of
 * another template. What was made since is kept, what was changed if the owner asks for that. 409 when there is no sample content any more.
 */
export const beginSiteCall = defineCall({
  name: 'beginSite',
  method: 'POST',
  path: '/api/panel/demo/replacement',
  policy: admin,
  limit: { max: 60, windowMs: 600_000 },
  body: Type.Object({
    content: Type.Union([Type.Literal('empty'), Type.Literal('samples')]),
    title: shortText,
    templateId: templateChoice,
    keepsChanged: Type.Boolean(),
    /** Where an empty site is at home; without it that stays as it is. */
    home: Type.Optional(Type.Object({ language: shortText, timeZone: shortText, currency: shortText })),
  }),
  reply: Type.Object({}),
})
