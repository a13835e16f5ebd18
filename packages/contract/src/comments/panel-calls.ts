import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, id } from '../schemas.ts'
import { defineSettings } from '../settings.ts'
import { commentsList } from './comments-list.ts'
import { moderators, settingsOfComments } from './comments-policy.ts'

const status = Type.Union([Type.Literal('public'), Type.Literal('pending'), Type.Literal('spam')])
const commentParams = Type.Object({ commentId: id })

/** A comment as those see it who look after them. */
const panelComment = Type.Object({
  id: Type.String(),
  parentId: Type.Union([Type.String(), Type.Null()]),
  authorName: Type.String(),
  authorEmail: Type.String(),
  body: Type.String(),
  status,
  createdAtMs: epochMs,
  likeCount: Type.Integer(),
  flagCount: Type.Integer(),
  isByOwner: Type.Boolean(),
  /** Whether the site has answered it. */
  isAnswered: Type.Boolean(),
  item: Type.Object({ id: Type.String(), title: Type.String(), url: Type.String() }),
})

/** Comments of the whole site; `q` finds their words, who wrote them, and what they stand under. */
export const listPanelCommentsCall = defineListCall({
  list: commentsList,
  name: 'listPanelComments',
  path: '/api/panel/comments',
  policy: moderators,
  row: panelComment,
})

/** The list of comments as a file; it holds persons, so who asks proves again who they are. */
export const exportCommentsCall = defineListFile({
  name: 'exportComments',
  path: '/api/panel/comments.csv',
  policy: { ...moderators, isConfirmed: true },
})

/** Approves a comment, takes it back, or calls it spam. */
export const judgeCommentCall = defineCall({
  name: 'judgeComment',
  method: 'PUT',
  path: '/api/panel/comments/:commentId',
  policy: moderators,
  params: commentParams,
  body: Type.Object({ status }),
  reply: Type.Object({}),
})

/** Removes a comment with all that answers it. */
export const removeCommentCall = defineCall({
  name: 'removeComment',
  method: 'DELETE',
  path: '/api/panel/comments/:commentId',
  policy: moderators,
  params: commentParams,
  reply: Type.Object({}),
})

/** Answers a comment in the name of the site. */
export const answerCommentCall = defineCall({
  name: 'answerComment',
  method: 'POST',
  path: '/api/panel/comments/:commentId/answers',
  policy: moderators,
  params: commentParams,
  body: Type.Object({ body: Type.String({ maxLength: 20_000 }) }),
  reply: Type.Object({}),
})

/** How visitors may comment and like. */
const commentSettings = Type.Object({
  areEnabled: Type.Boolean(),
  areThreaded: Type.Boolean(),
  allowAnonymous: Type.Boolean(),
  needApproval: Type.Boolean(),
  allowLikes: Type.Boolean(),
  allowFlags: Type.Boolean(),
  flagThreshold: Type.Integer({ minimum: 0, maximum: 1_000 }),
  closeAfterDays: Type.Integer({ minimum: 0, maximum: 3_650 }),
  sort: Type.Union([Type.Literal('newest'), Type.Literal('oldest'), Type.Literal('most-liked')]),
  /** Whether the owner is mailed when a comment waits, once an hour at most. */
  tellsOwner: Type.Boolean(),
  /** A heart under posts and products. */
  hasLikes: Type.Boolean(),
})

/** Reads and changes how visitors may comment and like. */
export const { readCall: readCommentSettingsCall, changeCall: changeCommentSettingsCall } = defineSettings({
  name: 'CommentSettings',
  path: '/api/panel/comment-settings',
  policy: settingsOfComments,
  value: commentSettings,
})
