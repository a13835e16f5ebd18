import type { Author } from '@vitrine/domain/content/author'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { image, orNull, text } from '../documents/document-schemas.ts'

/** Somebody who writes for the site. */
export const authorDocument = defineDocument<Author>()(
  'author',
  Type.Object({
    id: text,
    displayName: text,
    firstName: text,
    lastName: text,
    bioHtml: text,
    avatar: orNull(image),
    websiteUrl: text,
  }),
)
