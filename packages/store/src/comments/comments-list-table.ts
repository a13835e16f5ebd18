import type { Comment } from '@vitrine/domain/comments/comment'
import type { ListEntry, ListTable } from '../lists/list-table.ts'

/** How comments are listed. */
export const commentsTable: ListTable = {
  name: 'comments',
  table: 'listed_comments',
  version: 1,
  columns: {
    date: { name: 'created_at_ms', kind: 'number' },
    flags: { name: 'flag_count', kind: 'number' },
    likes: { name: 'like_count', kind: 'number' },
  },
  choices: {
    state: ['pending', 'public', 'spam'],
    flagged: ['yes'],
    answered: ['yes'],
    own: ['yes'],
  },
  texts: {
    author: { hasWords: true },
    email: { hasWords: false },
    item: { hasWords: true },
  },
}

/** What is known of a comment beside itself. */
export interface CommentSurroundings {
  /** The title of what it stands under, as lists compare it; '' where that is gone. */
  readonly itemTerm: string
  /** Whether the site has answered it. */
  readonly isAnswered: boolean
}

/** What the list of comments keeps of one. */
export function commentEntry(comment: Comment, { itemTerm, isAnswered }: CommentSurroundings): ListEntry {
  const { id, authorName, authorEmail, body, status, createdAtMs, flagCount, likeCount, isByOwner } = comment
  const yes = (holds: boolean) => (holds ? ['yes'] : [])
  return {
    id,
    columns: { date: createdAtMs, flags: flagCount, likes: likeCount },
    choices: { state: [status], flagged: yes(flagCount > 0), answered: yes(isAnswered), own: yes(isByOwner) },
    texts: { author: [authorName], email: [authorEmail], item: [itemTerm] },
    // A text is found by its beginning alone; a comment is found by all of its words.
    searched: [authorName, authorEmail, itemTerm, ...body.split(/\s+/)],
  }
}
