import type { Collection } from '@vitrine/domain/content/collection'
import type { PeriodCount } from '@vitrine/store/content/items'
import { itemUrl } from '../page-json/items/item.ts'
import { monthBounds } from '../page-json/lists/month.ts'
import { maxPageSize } from '../page-json/lists/page-size.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { localMonth } from '../page-json/website/time-zone.ts'
import { RevisionMemory } from '../revisions/revision-memory.ts'
import type { Newest } from './newest-items.ts'

/** A time of an event, as a link to it. */
export interface EventTime extends Newest {
  readonly endAtMs: number
}

/** Most times that are looked through, of those to come and of those that are over. */
const mostTimes = 1_000

/** What begins or ends brings its month along this much after its moment at the latest. */
const trustMs = 300_000

const known = new RevisionMemory<readonly EventTime[]>()

/** When the events of a page take place, the latest first; one that repeats stands there as often as it does. */
export function eventTimes(collection: Collection, context: PageContext): Promise<readonly EventTime[]> {
  const { site, language, nowMs } = context
  const key = `${collection.id} ${language.code} ${Math.floor(nowMs / trustMs)}`
  return known.recall(site, key, async () => {
    const upcoming = await readTimes('upcoming', collection, context)
    return [...upcoming.toReversed(), ...(await readTimes('past', collection, context))]
  })
}

async function readTimes(
  when: 'upcoming' | 'past',
  collection: Collection,
  { store, nowMs }: PageContext,
): Promise<readonly EventTime[]> {
  const times: EventTime[] = []
  for (let offset = 0; offset < mostTimes; offset += maxPageSize) {
    const place = { offset, limit: maxPageSize }
    const found = await store.items.events({ collectionId: collection.id, nowMs, when, ...place })
    const links = found.flatMap(({ event, ...item }) =>
      event
        ? [
            {
              name: item.title,
              href: itemUrl(item, collection),
              atMs: event.startAtMs,
              endAtMs: event.endAtMs,
            },
          ]
        : [],
    )
    times.push(...links)
    if (found.length < maxPageSize) break
  }
  return times
}

/** The months in which something takes place, the latest first: an event counts in each that it touches, as it stands in the list of each. */
export function monthsOfTimes(times: readonly EventTime[], timeZone: string): readonly PeriodCount[] {
  const totals = new Map<number, number>()
  for (const { atMs, endAtMs } of times) {
    let month = boundsOf(atMs, timeZone)
    do {
      totals.set(month.fromMs, (totals.get(month.fromMs) ?? 0) + 1)
      month = boundsOf(month.toMs, timeZone)
    } while (month.fromMs < endAtMs)
  }
  return [...totals].map(([fromMs, total]) => ({ fromMs, total })).toSorted((a, b) => b.fromMs - a.fromMs)
}

function boundsOf(atMs: number, timeZone: string) {
  return monthBounds(localMonth(atMs, timeZone), timeZone)
}
