import type { Comment } from '@vitrine/domain/comments/comment'
import { newId, noon } from './builders.ts'

/** A comment that everybody sees. */
export function buildComment(comment: Partial<Comment> = {}): Comment {
  return {
    id: newId(),
    itemId: 'item',
    parentId: null,
    depth: 0,
    authorName: 'Ada',
    authorEmail: '',
    body: 'Words',
    status: 'public',
    createdAtMs: noon,
    likeCount: 0,
    flagCount: 0,
    isByOwner: false,
    ...comment,
  }
}
