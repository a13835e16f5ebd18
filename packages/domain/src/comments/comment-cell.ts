import type { ListCell } from '../lists/csv.ts'
import type { Comment } from './comment.ts'

/** What the list of comments shows of one. */
interface ListedComment
  extends Pick<
    Comment,
    'authorName' | 'authorEmail' | 'body' | 'status' | 'createdAtMs' | 'likeCount' | 'flagCount'
  > {
  readonly isAnswered: boolean
  readonly item: { readonly title: string }
}

/** What stands in a column of the list of comments; a file holds the whole text. */
export function commentCell(row: ListedComment, key: string): ListCell {
  switch (key) {
    case 'excerpt':
      return row.body
    case 'author':
      return row.authorName
    case 'state':
      return row.status
    case 'date':
      return { atMs: row.createdAtMs }
    case 'answered':
      return row.isAnswered
    case 'flags':
      return row.flagCount
    case 'likes':
      return row.likeCount
    case 'item':
      return row.item.title
    case 'email':
      return row.authorEmail
    default:
      return null
  }
}
