/** What a visitor wrote under an item. */
export interface Comment {
  /** 24 hex digits. */
  readonly id: string
  readonly itemId: string
  /** The comment that it answers; null for one that stands by itself. */
  readonly parentId: string | null
  /** The comment that it answers where it stands beside that, not under it; else none. */
  readonly answeredId?: string | undefined
  /** 0 for a comment that stands by itself; answers to answers go no deeper than `maxCommentDepth`. */
  readonly depth: number
  /** '' for a visitor who gave none. */
  readonly authorName: string
  /** For the owner's eyes only; '' when none was given. */
  readonly authorEmail: string
  /** Plain text, as it was written. */
  readonly body: string
  readonly status: CommentStatus
  readonly createdAtMs: number
  readonly likeCount: number
  readonly flagCount: number
  /** How many of them there were when somebody of the site let it stand; none where it is not told. */
  readonly seenFlagCount?: number | undefined
  /** Whether it was written by someone who runs the site. */
  readonly isByOwner: boolean
}

/** Visitors see comments that are public. */
type CommentStatus = 'public' | 'pending' | 'spam'

/** Replies nest this deep; deeper ones stand beside what they answer. */
const maxCommentDepth = 3

/** Where a new comment stands: under what it answers, or beside it when that is as deep as it goes. */
export function placeAnswer(
  answered: Pick<Comment, 'id' | 'depth' | 'parentId'> | null,
): Pick<Comment, 'parentId' | 'depth' | 'answeredId'> {
  if (answered === null) return { parentId: null, depth: 0 }
  if (answered.depth >= maxCommentDepth)
    return { parentId: answered.parentId, depth: answered.depth, answeredId: answered.id }
  return { parentId: answered.id, depth: answered.depth + 1 }
}

/** The comment that another answers; null for one that stands by itself. */
export function answeredBy({
  answeredId,
  parentId,
}: Pick<Comment, 'answeredId' | 'parentId'>): string | null {
  return answeredId ?? parentId
}
