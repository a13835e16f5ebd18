import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import { isShut } from '@vitrine/domain/content/pages/barriers'
import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import type { EventTermQuery } from '@vitrine/store/content/items'
import { collectionPath } from '../../theme/collection-shape.ts'
import { itemJson } from '../items/item.ts'
import type { PageContext, PageData } from '../page-context.ts'
import { localMonth } from '../website/time-zone.ts'
import { collectionTerms } from './collection-terms.ts'
import { filterLinks, itemFilter } from './item-filters.ts'
import { type Month, monthBounds, monthText } from './month.ts'
import type { PageQuery } from './page-query.ts'
import { maxPageSize, pageSizeOf } from './page-size.ts'
import { pageCountJson } from './pagination.ts'

/**
 * What an events page has beside the collection (platform reference, section 2.7): `upcoming` and then `past`, page by page, and both as
 * `items`; as a calendar, or when a month is named, the events that touch that month. A page of nothing but past
 * events says so (`show-past-events?`).
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
  const { pagination, ...events } = month
    ? await eventsOfMonth(month, filter, context)
    : await eventsByPage(filter, { collection, query, counts }, context)
  const upcoming = events.upcoming.map((item) => itemJson(item, collection, context))
  const past = events.past.map((item) => itemJson(item, collection, context))
  return {
    upcoming,
    past,
    items: [...upcoming, ...past],
    itemCount: counts.upcoming + counts.past,
    ...(await collectionTerms(collection, context)),
    calendarView: isCalendar,
    ...(counts.upcoming + counts.past > 0 ? calendarUrls(collection, context) : {}),
    showPastOrUpcomingEvents: upcoming.length === 0 && past.length > 0 ? 'past' : 'upcoming',
    ...(month ? { monthFilter: monthText(month) } : {}),
    pagination,
  }
}

/** Where calendars find all events, and keep to what changes; nothing for a calendar that they cannot read. */
function calendarUrls(collection: Collection, context: PageContext): PageData {
  if (context.site.lock || isShut(collection, context.collections)) return {}
  const file = `${collectionPath(collection, context)}?format=ical`
  const whole = context.origin + addressIn(context.language.prefix, file)
  return { calendarUrls: { webcal: whole.replace(/^https?:/, 'webcal:'), file } }
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

/** What is to come goes on into what is over, page by page. */
async function eventsByPage(
  filter: EventTermQuery,
  { collection, query, counts }: ListedEvents,
  context: PageContext,
): Promise<EventPage> {
  const { items } = context.store
  const pageSize = pageSizeOf(collection, context.theme)
  const first = (query.page - 1) * pageSize
  const isAhead = first < counts.upcoming
  const upcoming = isAhead
    ? await items.events({ ...filter, when: 'upcoming', offset: first, limit: pageSize })
    : []
  const limit = pageSize - upcoming.length
  const offset = Math.max(0, first - counts.upcoming)
  const past = limit > 0 ? await items.events({ ...filter, when: 'past', offset, limit }) : []
  const pagination = pageCountJson({
    path: collectionPath(collection, context),
    filters: { ...filterLinks(query), ...(query.view ? { view: query.view } : {}) },
    page: query.page,
    pageSize,
    total: counts.upcoming + counts.past,
  })
  return { upcoming, past, pagination }
}

interface ListedEvents {
  readonly collection: Collection
  readonly query: PageQuery
  readonly counts: { readonly upcoming: number; readonly past: number }
}
