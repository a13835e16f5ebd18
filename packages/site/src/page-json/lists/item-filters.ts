import type { Collection } from '@vitrine/domain/content/collection'
import type { ItemQuery } from '@vitrine/store/content/items'
import { authorJson } from '../items/author.ts'
import type { PageContext, PageData } from '../page-context.ts'
import { monthBounds, monthText } from './month.ts'
import type { PageQuery } from './page-query.ts'

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

/** Whether a page shows a part of its list only, as its address asks. */
export function isFiltered({ category, tag, author, month }: PageQuery): boolean {
  return [category, tag, author, month].some((filter) => filter !== null)
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

/**
 * What templates are given of the filters of a page (platform reference, section 2.1). Templates print them as they are, in markup and in
 * scripts of their own, so a category or tag that the list does not have is left out: an address must not write into a page.
 */
export function filterJson(
  { category, tag, author, month }: PageQuery,
  { categories, tags, items }: PageData,
  { authors }: Pick<PageContext, 'authors'>,
) {
  return {
    ...(isOneOf(categories, category) ? { categoryFilter: category } : {}),
    ...(isOneOf(tags, tag) ? { tagFilter: tag } : {}),
    ...(author === null ? {} : { authorFilter: true, author: filteredAuthor(author, items, authors) }),
    ...(month === null ? {} : { monthFilter: monthText(month) }),
  }
}

function isOneOf(known: unknown, text: string | null): boolean {
  return text !== null && Array.isArray(known) && known.includes(text)
}

/** The author as the first item that was found knows them, which is the only way for those without an entry of their own. */
function filteredAuthor(id: string, items: unknown, authors: PageContext['authors']): unknown {
  const [first]: readonly { readonly author?: unknown }[] = Array.isArray(items) ? items : []
  return first?.author ?? authorJson({ id, displayName: '' }, authors)
}
