import { Type } from 'typebox'
import { defineCall } from '../../call.ts'
import { openPage } from '../../page-and-form.ts'
import { pictureFile } from '../../schemas.ts'

const shortText = Type.Optional(Type.String({ maxLength: 200 }))

/** Guessing is hopeless; this keeps it cheap. */
const limit = { max: 240, windowMs: 600_000 } as const

/** Leads on to where a link of a campaign leads, and counts it for a reader who agreed to that. */
export const followLinkCall = defineCall({
  ...openPage,
  name: 'followLink',
  path: '/newsletter/link',
  policy: { kind: 'signed-link' },
  limit,
  query: Type.Object({ campaign: shortText, link: shortText, reader: shortText }),
})

/** A picture that nobody sees, in mails to readers who agreed to have it counted that they open them. */
export const openedMailCall = defineCall({
  name: 'openedMail',
  method: 'GET',
  path: '/newsletter/opened',
  policy: { kind: 'signed-link' },
  limit,
  query: Type.Object({ campaign: shortText, reader: shortText }),
  reply: pictureFile,
})
