import type { ListCell } from '../../lists/csv.ts'
import type { EventTimes } from '../events/event-times.ts'

/** What the list of items shows of one. */
interface ListedItem {
  readonly title: string
  readonly shelf: string
  readonly collectionTitle: string
  readonly kind: string
  readonly event: Pick<EventTimes, 'startAtMs' | 'days'> | null
  readonly publishedAtMs: number
  readonly updatedAtMs: number
  readonly authorName: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly commentCount: number
  readonly isFeatured: boolean
  readonly fullUrl: string
}

/** What stands in a column of the list of items. */
export function itemCell(row: ListedItem, key: string): ListCell {
  switch (key) {
    case 'title':
      return row.title
    case 'state':
      return row.shelf
    case 'collection':
      return row.collectionTitle
    case 'kind':
      return row.kind
    case 'date':
      return row.event?.days?.first ?? { atMs: row.event?.startAtMs ?? row.publishedAtMs }
    case 'published':
      return { atMs: row.publishedAtMs }
    case 'updated':
      return { atMs: row.updatedAtMs }
    case 'author':
      return row.authorName
    case 'category':
      return row.categories.join('; ')
    case 'tag':
      return row.tags.join('; ')
    case 'comments':
      return row.commentCount
    case 'featured':
      return row.isFeatured
    case 'address':
      return row.fullUrl
    default:
      return null
  }
}
