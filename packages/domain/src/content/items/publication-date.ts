import type { ContentItem } from '../item.ts'

type Published = Pick<ContentItem, 'status' | 'publishedAtMs'>

/** When an item is or was to be seen first, and whether its owner named that day. */
type PublicationDate = Pick<ContentItem, 'publishedAtMs' | 'isDateNamed'>

/**
 * Decides of which day an item is that is saved so: what nobody saw is of the day on which it is published, unless its owner named another,
 * then or before. Seconds are left out, as owners name none.
 */
export function publicationDate(
  known: Published & Pick<ContentItem, 'isDateNamed'>,
  { status, publishedAtMs }: Published,
  nowMs: number,
): PublicationDate {
  const isDateNamed = publishedAtMs === known.publishedAtMs ? known.isDateNamed : true
  const wasUnseen = known.status !== 'published' && known.status !== 'scheduled'
  if (wasUnseen && status === 'published' && !isDateNamed)
    return { publishedAtMs: Math.floor(nowMs / 60_000) * 60_000, isDateNamed }
  return { publishedAtMs, isDateNamed }
}
