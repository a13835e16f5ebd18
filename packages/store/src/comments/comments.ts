import type { Comment } from '@vitrine/domain/comments/comment'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** What visitors say under items, and what they like. */
export interface CommentRecords {
  find(id: string): Promise<Comment | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<Comment | undefined>
  /** The public comments of an item, the newest first, at most `limit`. */
  publicOf(itemId: string, limit: number): Promise<readonly Comment[]>
  /** Comments of an item of any state since a moment, the newest first, at most `limit`. */
  since(itemId: string, atMs: number, limit: number): Promise<readonly Comment[]>
  /** A page of the comments of all items, for those who look after them. */
  listed(ask: ListAsk): Promise<ListPage<ListedComment>>
  /** The comments of an e-mail address, whatever its case, the newest first. */
  ofAuthor(email: string, limit: number): Promise<readonly Comment[]>
  /** The same, locked until the end of the transaction. */
  lockOfAuthor(email: string, limit: number): Promise<readonly Comment[]>
  /** How many wait to be looked at. */
  countPending(): Promise<number>
  /** Adds or changes a comment; its votes are counted by `vote`. */
  save(comment: Comment): Promise<void>
  /** Removes a comment with all that answers it. */
  remove(id: string): Promise<void>
  /** Counts a visitor's vote once; undefined for a comment that is not there. */
  vote(id: string, kind: CommentVote, voter: string): Promise<Comment | undefined>
  /** Keeps whether a visitor likes an item; returns how many do. */
  likeItem(itemId: string, voter: string, likes: boolean): Promise<number>
  /** What is counted of items, by their ids; without those of which nothing is. */
  counts(itemIds: readonly string[]): Promise<ReadonlyMap<string, ItemCounts>>
}

/** A comment as those see it who look after them. */
export interface ListedComment extends Comment {
  /** Whether the site has answered it. */
  readonly isAnswered: boolean
}

export type CommentVote = 'like' | 'flag'

/** How many like an item, and how many comments visitors see under it. */
export interface ItemCounts {
  readonly likeCount: number
  readonly publicCommentCount: number
}
