import type { Comment } from './comment.ts'
import type { CommentSort } from './comment-settings.ts'

/** Comments in the order in which they are read: each one followed by its answers. Answers to what is not among them are left out. */
export function threadComments(comments: readonly Comment[], sort: CommentSort): readonly Comment[] {
  const answers = new Map<string, Comment[]>()
  const standing: Comment[] = []
  for (const comment of comments) {
    if (comment.parentId === null) standing.push(comment)
    else answers.set(comment.parentId, [...(answers.get(comment.parentId) ?? []), comment])
  }
  const withAnswers = (comment: Comment): readonly Comment[] => [
    comment,
    ...(answers.get(comment.id) ?? []).toSorted(byTime).flatMap(withAnswers),
  ]
  return standing.toSorted(orders[sort]).flatMap(withAnswers)
}

const byTime = (a: Comment, b: Comment) => a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1)

const orders: Readonly<Record<CommentSort, (a: Comment, b: Comment) => number>> = {
  oldest: byTime,
  newest: (a, b) => byTime(b, a),
  'most-liked': (a, b) => b.likeCount - a.likeCount || byTime(b, a),
}
