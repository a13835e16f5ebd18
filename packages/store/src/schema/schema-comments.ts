export interface CommentRow {
  website_id: string
  id: string
  item_id: string
  parent_id: string | null
  status: 'public' | 'pending' | 'spam'
  created_at_ms: number
  /** The e-mail address of who wrote it, without case; '' where none was given. */
  author_key: string
  like_count: number
  flag_count: number
  document: string
}

export interface CommentVoteRow {
  website_id: string
  comment_id: string
  kind: 'like' | 'flag'
  /** A hash of the visitor's cookie. */
  voter: string
}

export interface ItemLikeRow {
  website_id: string
  item_id: string
  /** A hash of the visitor's cookie. */
  voter: string
}

export interface ItemCountRow {
  website_id: string
  item_id: string
  like_count: number
  public_comment_count: number
}
