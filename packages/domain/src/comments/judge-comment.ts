import type { Comment } from './comment.ts'
import type { CommentSettings } from './comment-settings.ts'

/** A comment as somebody of the site judged it; whoever makes it public has seen the reports that it had by then. */
export function judgeComment(comment: Comment, status: Comment['status']): Comment {
  return { ...comment, status, ...(status === 'public' && { seenFlagCount: comment.flagCount }) }
}

/** Whether reports hide a comment until somebody looks at it: as many as the site says, since it was looked at last. What the site wrote itself is never hidden so. */
export function isHiddenByReports(
  { flagCount, seenFlagCount = 0, isByOwner }: Comment,
  { flagThreshold }: Pick<CommentSettings, 'flagThreshold'>,
): boolean {
  return flagThreshold > 0 && !isByOwner && flagCount - seenFlagCount >= flagThreshold
}
