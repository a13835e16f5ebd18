/** How visitors may comment on a site (platform reference, section 2.2). */
export interface CommentSettings {
  /** Off: there are no comments anywhere, not even old ones. */
  readonly areEnabled: boolean
  /** Whether comments can be answered under themselves. */
  readonly areThreaded: boolean
  /** Whether a comment may come without a name. */
  readonly allowAnonymous: boolean
  /** Whether the owner sees each comment before visitors do. */
  readonly needApproval: boolean
  readonly allowLikes: boolean
  readonly allowFlags: boolean
  /** So many flags take a comment away until the owner has looked at it; 0: none do. */
  readonly flagThreshold: number
  /** Days after which an item takes no more comments; 0: never. */
  readonly closeAfterDays: number
  readonly sort: CommentSort
  /** Whether the owner is mailed when a comment waits. Absent: nobody is, as on sites that began without the choice. */
  readonly tellsOwner?: boolean
}

/** The order of comments that stand by themselves; answers always follow in the order of time. */
export type CommentSort = 'newest' | 'oldest' | 'most-liked'

/** What a site has whose owner changed nothing. */
export const usualCommentSettings: CommentSettings = {
  areEnabled: true,
  areThreaded: true,
  allowAnonymous: false,
  needApproval: true,
  allowLikes: true,
  allowFlags: true,
  flagThreshold: 3,
  closeAfterDays: 0,
  sort: 'newest',
  tellsOwner: true,
}

/** Numbers of the orders in `commentSortType`. */
export const commentSortNumbers: Readonly<Record<CommentSort, number>> = {
  newest: 1,
  oldest: 2,
  'most-liked': 3,
}

const dayMs = 86_400_000

/** Whether an item takes comments now. */
export function takesComments(
  item: { readonly commentState: number; readonly publishedAtMs: number },
  { areEnabled, closeAfterDays }: CommentSettings,
  nowMs: number,
): boolean {
  if (!areEnabled || item.commentState !== 1) return false
  return closeAfterDays === 0 || nowMs < item.publishedAtMs + closeAfterDays * dayMs
}

/** Whether comments are shown: while they are taken, or where there are some, unless the site has none at all (specification, section 4). */
export function showsComments(
  isOpen: boolean,
  publicCount: number,
  { areEnabled }: CommentSettings,
): boolean {
  return areEnabled && (isOpen || publicCount > 0)
}
