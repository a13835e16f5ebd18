// Where visitors' browsers make the calls of comments and likes. Their schemas stand in files of their own, so that no page loads them.

/** The address of `postCommentCall`. */
export const postCommentAddress = { method: 'POST', path: '/api/content/items/:itemId/comments' } as const

/** The address of `voteCommentCall`. */
export const voteCommentAddress = { method: 'POST', path: '/api/content/comments/:commentId/votes' } as const

/** The address of `likeItemCall`. */
export const likeItemAddress = { method: 'POST', path: '/api/content/items/:itemId/like' } as const
