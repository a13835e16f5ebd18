import type { Collection } from '@vitrine/domain/content/collection'
import type { ItemQuery } from '../../store/items.ts'
import type { PageQuery } from '../page-query.ts'
import { authorJson } from './author.ts'
import { monthBounds, monthText } from './month.ts'
import type { PageContext } from './page-context.ts'

/** Which items a list page is to show, of those that visitors may see by now. */
export function itemFilter(
  collection: Collection,
  { category, tag, author, month }: PageQuery,
  { site, nowMs }: PageContext,
): Omit<ItemQuery, 'offset' | 'limit'> {
  const bounds = month && monthBounds(month, site.timeZone)
  return {
    collectionId: collection.id,
    ...(category === null ? {} : { category }),
    ...(tag === null ? {} : { tag }),
    ...(author === null ? {} : { authorId: author }),
    ...(bounds ? { publishedFromMs: bounds.fromMs } : {}),
    publishedBeforeMs: bounds ? Math.min(nowMs, bounds.toMs - 1) : nowMs,
  }
}

/** The filters of a list as its links carry them on. */
export function filterLinks({ category, tag, author, month }: PageQuery): Readonly<Record<string, string>> {
  return {
    ...(category === null ? {} : { category }),
    ...(tag === null ? {} : { tag }),
    ...(author === null ? {} : { author }),
    ...(month === null ? {} : { month: monthText(month) }),
  }
}

/** What templates are told of the filters of a page (platform reference, section 2.1). */
export function filterJson(
  { category, tag, author, month }: PageQuery,
  { authors }: Pick<PageContext, 'authors'>,
) {
  return {
    ...(category === null ? {} : { categoryFilter: category }),
    ...(tag === null ? {} : { tagFilter: tag }),
    ...(author === null
      ? {}
      : { authorFilter: true, author: authorJson({ id: author, displayName: '' }, authors) }),
    ...(month === null ? {} : { monthFilter: monthText(month) }),
  }
}
