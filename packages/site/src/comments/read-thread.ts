import type { Comment } from '@vitrine/domain/comments/comment'
import { type CommentSort, showsComments, takesComments } from '@vitrine/domain/comments/comment-settings'
import { threadComments } from '@vitrine/domain/comments/comment-thread'
import { type ContentItem, isPublishedAt } from '@vitrine/domain/content/item'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'

/** The comments of an item as visitors read them. */
export interface Thread {
  readonly item: ContentItem
  /** Whether it takes more. */
  readonly isOpen: boolean
  /** In reading order. */
  readonly comments: readonly Comment[]
}

/** Most comments that are shown under an item: the newest. */
const maxShown = 500

/** Reads the comments of an item; undefined where none are shown. */
export async function readThread(
  store: SiteStore,
  itemId: string,
  {
    site,
    nowMs,
    sort,
  }: { readonly site: Site; readonly nowMs: number; readonly sort?: CommentSort | undefined },
): Promise<Thread | undefined> {
  const item = await store.items.find(itemId)
  if (!item || !isPublishedAt(item, nowMs)) return undefined
  const isOpen = takesComments(item, site.comments, nowMs)
  const comments = site.comments.areEnabled ? await store.comments.publicOf(itemId, maxShown) : []
  if (!showsComments(isOpen, comments.length, site.comments)) return undefined
  return { item, isOpen, comments: threadComments(comments, sort ?? site.comments.sort) }
}
