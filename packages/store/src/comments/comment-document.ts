import type { Comment } from '@vitrine/domain/comments/comment'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'

/** A comment. */
export const commentDocument = defineDocument<Comment>()(
  'comment',
  Type.Object({
    id: text,
    itemId: text,
    parentId: orNull(text),
    answeredId: Type.Optional(text),
    depth: Type.Number(),
    authorName: text,
    authorEmail: text,
    body: text,
    status: oneOf(['public', 'pending', 'spam']),
    createdAtMs: Type.Number(),
    likeCount: Type.Number(),
    flagCount: Type.Number(),
    seenFlagCount: Type.Optional(Type.Number()),
    isByOwner: Type.Boolean(),
  }),
)
