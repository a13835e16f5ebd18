import type { EventTimes } from '@vitrine/domain/content/events/event-times'
import { toCome } from '@vitrine/domain/content/events/occurrences'
import { settleTimes } from '@vitrine/domain/content/events/settle-times'
import type { ContentItem } from '@vitrine/domain/content/item'
import { moveTimes, type ZoneChange } from '@vitrine/domain/time/move-times'
import type { SiteTables } from '@vitrine/store/store'

/** Items that are read at once. */
const batch = 200

/**
 * Has events that are to come, those that nobody sees yet and those in the trash among them, begin and end when the clock shows the same in
 * the new time zone: an evening stays an evening. What is over stays when it was, but for what lasts all day: that has days, not moments.
 */
export async function keepClockTimes(
  { items }: Pick<SiteTables, 'items'>,
  { from, to, nowMs }: ZoneChange & { readonly nowMs: number },
): Promise<void> {
  if (from === to) return
  for (let afterId = ''; ; ) {
    const found = await items.behind(afterId, batch)
    for (const { id } of found.filter((each) => isMoved(each, nowMs))) {
      const item = await items.lock(id)
      if (item?.event && isMoved(item, nowMs))
        await items.save({ ...item, event: movedTo(item.event, { from, to }), updatedAtMs: nowMs })
    }
    const last = found.at(-1)
    if (!last || found.length < batch) return
    afterId = last.id
  }
}

function isMoved({ event }: ContentItem, nowMs: number): boolean {
  return event !== null && (Boolean(event.days) || toCome(event, nowMs).length > 0)
}

function movedTo(event: EventTimes, change: ZoneChange): EventTimes {
  return settleTimes(event.days ? event : { ...event, ...moveTimes(event, change) }, change.to)
}

/** How many events that visitors see are to come or under way. */
export async function countEventsToCome(
  { collections, items }: Pick<SiteTables, 'collections' | 'items'>,
  nowMs: number,
): Promise<number> {
  let count = 0
  for (const { id, typeName } of await collections.list())
    if (typeName === 'events') count += (await items.countEvents({ collectionId: id, nowMs })).upcoming
  return count
}
