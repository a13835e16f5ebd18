import { useFormat } from '../../../format/use-format.ts'
import type { ItemRow } from '../content-collections.ts'

/** When an item appeared, appears or takes place, was thrown away, or was changed last. */
export function WhenText({ item }: { readonly item: ItemRow }) {
  const { moment, day, date, ago } = useFormat()
  if (item.trashedAtMs !== null) return `Thrown away ${day(item.trashedAtMs)}`
  if (item.event) return item.event.days ? date(item.event.days.first) : moment(item.event.startAtMs)
  if (item.shelf === 'scheduled') return `Appears ${moment(item.publishedAtMs)}`
  return item.shelf === 'published' ? day(item.publishedAtMs) : `Changed ${ago(item.updatedAtMs)}`
}
