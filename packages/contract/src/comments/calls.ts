import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { captchaKey } from '../captcha/calls.ts'
import { epochMs, id } from '../schemas.ts'
import { likeItemAddress, postCommentAddress, voteCommentAddress } from './addresses.ts'

/** A comment as visitors see it. */
const publicComment = Type.Object({
  id: Type.String(),
  parentId: Type.Union([Type.String(), Type.Null()]),
  depth: Type.Integer(),
  authorName: Type.String(),
  /** Plain text. */
  body: Type.String(),
  createdAtMs: epochMs,
  likeCount: Type.Integer(),
  isByOwner: Type.Boolean(),
})

const itemParams = Type.Object({ itemId: id })
const commentParams = Type.Object({ commentId: id })
const order = Type.Union([Type.Literal('newest'), Type.Literal('oldest'), Type.Literal('most-liked')])

/** The comments of an item in the order in which they are read. */
export const listCommentsCall = defineCall({
  name: 'listComments',
  method: 'GET',
  path: '/api/content/items/:itemId/comments',
  policy: { kind: 'public-read' },
  limit: { max: 120, windowMs: 60_000 },
  params: itemParams,
  query: Type.Object({ sort: Type.Optional(order) }),
  reply: Type.Object({ isOpen: Type.Boolean(), comments: Type.Array(publicComment) }),
})

/** Leaves a comment; `status` says whether it is there or waits for the owner. */
export const postCommentCall = defineCall({
  name: 'postComment',
  ...postCommentAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 10, windowMs: 600_000 },
  params: itemParams,
  body: Type.Object({
    body: Type.String({ maxLength: 20_000 }),
    authorName: Type.Optional(Type.String({ maxLength: 1_000 })),
    authorEmail: Type.Optional(Type.String({ maxLength: 1_000 })),
    parentId: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()])),
    /** A field that people do not see; what fills it in is a machine. */
    website: Type.Optional(Type.String({ maxLength: 1_000 })),
    /** Where the site asks for a captcha: what completing it gave. */
    captchaKey: Type.Optional(captchaKey),
  }),
  // What a browser leaves out is worded by the rules of comments.
  form: Type.Object({
    body: Type.Optional(Type.String({ maxLength: 20_000 })),
    authorName: Type.Optional(Type.String({ maxLength: 1_000 })),
    authorEmail: Type.Optional(Type.String({ maxLength: 1_000 })),
    parentId: Type.Optional(Type.String({ maxLength: 64 })),
    website: Type.Optional(Type.String({ maxLength: 1_000 })),
    captchaKey: Type.Optional(captchaKey),
  }),
  reply: Type.Object({
    status: Type.Union([Type.Literal('public'), Type.Literal('pending')]),
    message: Type.String(),
    comment: Type.Union([publicComment, Type.Null()]),
  }),
})

/** Likes a comment, or tells the owner that something is wrong with it; counted once a visitor. */
export const voteCommentCall = defineCall({
  name: 'voteComment',
  ...voteCommentAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 60, windowMs: 600_000 },
  params: commentParams,
  body: Type.Object({ kind: Type.Union([Type.Literal('like'), Type.Literal('flag')]) }),
  reply: Type.Object({ likeCount: Type.Integer() }),
})

/** Likes an item, or no longer; counted once a visitor. */
export const likeItemCall = defineCall({
  name: 'likeItem',
  ...likeItemAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 60, windowMs: 600_000 },
  params: itemParams,
  body: Type.Object({ likes: Type.Boolean() }),
  reply: Type.Object({ likeCount: Type.Integer() }),
})
