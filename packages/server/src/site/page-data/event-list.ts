import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { EventTermQuery } from '../../store/items.ts'
import type { PageQuery } from '../page-query.ts'
import { collectionPath } from './collection-shape.ts'
import { itemJson } from './item.ts'
import { filterLinks, itemFilter } from './item-filters.ts'
import { termNames } from './item-terms.ts'
import { type Month, monthBounds, monthText } from './month.ts'
import type { PageContext, PageData } from './page-context.ts'
import { maxPageSize, pageSizeOf } from './page-size.ts'
import { pageCountJson } from './pagination.ts'
import { localMonth } from './time-zone.ts'

/**
 * What an events page has beside the collection (platform reference, section 2.7): `upcoming` and `past`, the latter page by page, and all
 * of them as `items`; as a calendar, or when a month is named, the events that touch that month.
 */
export async function eventListJson(
  collection: Collection,
  query: PageQuery,
  context: PageContext,
): Promise<PageData> {
  const isCalendar = (query.view ?? collection.eventView) === 'calendar'
  const month = query.month ?? (isCalendar ? localMonth(context.nowMs, context.site.timeZone) : null)
  const { collectionId, category, tag, authorId } = itemFilter(collection, { ...query, month: null }, context)
  const filter: EventTermQuery = {
    collectionId,
    ...(category === undefined ? {} : { category }),
    ...(tag === undefined ? {} : { tag }),
    ...(authorId === undefined ? {} : { authorId }),
    nowMs: context.nowMs,
  }
  const counts = await context.store.items.countEvents(filter)
  const { upcoming, past, pagination } = month
    ? await eventsOfMonth(month, filter, context)
    : await eventsByPage(filter, { collection, query, total: counts.past }, context)
  const json = (item: ContentItem) => itemJson(item, collection, context)
  return {
    upcoming: upcoming.map(json),
    past: past.map(json),
    items: [...upcoming, ...past].map(json),
    itemCount: counts.upcoming + counts.past,
    ...(await termNames(collection, context)),
    calendarView: isCalendar,
    ...(month ? { monthFilter: monthText(month) } : {}),
    pagination,
  }
}

interface EventPage {
  readonly upcoming: readonly ContentItem[]
  readonly past: readonly ContentItem[]
  readonly pagination: PageData
}

async function eventsOfMonth(
  month: Month,
  filter: EventTermQuery,
  { store, site, nowMs }: PageContext,
): Promise<EventPage> {
  const bounds = monthBounds(month, site.timeZone)
  const found = await store.items.events({
    ...filter,
    when: 'between',
    ...bounds,
    offset: 0,
    limit: maxPageSize,
  })
  const isOver = ({ event }: ContentItem) => event !== null && event.endAtMs <= nowMs
  return {
    upcoming: found.filter((item) => !isOver(item)),
    past: found.filter(isOver).toReversed(),
    pagination: {},
  }
}

/** Everything that is to come stands on the first page. */
async function eventsByPage(
  filter: EventTermQuery,
  {
    collection,
    query,
    total,
  }: { readonly collection: Collection; readonly query: PageQuery; readonly total: number },
  context: PageContext,
): Promise<EventPage> {
  const { items } = context.store
  const pageSize = pageSizeOf(collection, context.theme)
  const { page } = query
  const upcoming =
    page === 1 ? await items.events({ ...filter, when: 'upcoming', offset: 0, limit: maxPageSize }) : []
  const past = await items.events({
    ...filter,
    when: 'past',
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  const pagination = pageCountJson({
    path: collectionPath(collection, context),
    filters: { ...filterLinks(query), ...(query.view ? { view: query.view } : {}) },
    page,
    pageSize,
    total,
  })
  return { upcoming, past, pagination }
}
