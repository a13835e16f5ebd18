import { longestAddress } from '@vitrine/domain/website/settings/web-limits'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { productImage } from '../images/image-shape.ts'
import { id, longText, shortText } from '../schemas.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'], key: 'content' }

const authorInput = Type.Object({
  displayName: shortText,
  /** Formatted text. */
  bioHtml: longText,
  avatar: Type.Union([productImage, Type.Null()]),
  websiteUrl: Type.String({ maxLength: longestAddress }),
})
const author = Type.Object({ id, ...authorInput.properties })
const params = Type.Object({ authorId: id })

/** Those who write for the site. */
export const listAuthorsCall = defineCall({
  name: 'listAuthors',
  method: 'GET',
  path: '/api/panel/authors',
  policy,
  reply: Type.Object({ authors: Type.Array(author) }),
})

/** Adds an author. */
export const createAuthorCall = defineCall({
  name: 'createAuthor',
  method: 'POST',
  path: '/api/panel/authors',
  policy,
  body: authorInput,
  reply: Type.Object({ author }),
})

/** Changes an author, unless somebody else did since `was`. */
export const changeAuthorCall = defineCall({
  name: 'changeAuthor',
  method: 'PUT',
  path: '/api/panel/authors/:authorId',
  policy,
  params,
  body: Type.Object({ ...authorInput.properties, was: author }),
  reply: Type.Object({ author }),
})

/** Removes an author; what they wrote keeps their name. */
export const removeAuthorCall = defineCall({
  name: 'removeAuthor',
  method: 'DELETE',
  path: '/api/panel/authors/:authorId',
  policy,
  params,
  reply: Type.Object({}),
})
