import type { Collection } from '@vitrine/domain/content/collection'
import type { ItemQuery } from '../../store/items.ts'
import { escapeHtml } from '../assemble/escape.ts'
import type { PageQuery } from '../page-query.ts'
import { authorJson } from './author.ts'
import { monthBounds, monthText } from './month.ts'
import type { PageContext, PageData } from './page-context.ts'

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

/**
 * What templates are told of the filters of a page (platform reference, section 2.1). Templates print them as they are, so what is no category or
 * tag of the list is escaped: a visitor's address must not become markup.
 */
export function filterJson(
  { category, tag, author, month }: PageQuery,
  { categories, tags, items }: PageData,
  { authors }: Pick<PageContext, 'authors'>,
) {
  return {
    ...(category === null ? {} : { categoryFilter: printable(category, categories) }),
    ...(tag === null ? {} : { tagFilter: printable(tag, tags) }),
    ...(author === null ? {} : { authorFilter: true, author: filteredAuthor(author, items, authors) }),
    ...(month === null ? {} : { monthFilter: monthText(month) }),
  }
}

function printable(text: string, known: unknown): string {
  return Array.isArray(known) && known.includes(text) ? text : escapeHtml(text)
}

/** The author as the first item that was found knows them, which is the only way for those without an entry of their own. */
function filteredAuthor(id: string, items: unknown, authors: PageContext['authors']): unknown {
  const [first]: readonly { readonly author?: unknown }[] = Array.isArray(items) ? items : []
  return first?.author ?? authorJson({ id, displayName: '' }, authors)
}
