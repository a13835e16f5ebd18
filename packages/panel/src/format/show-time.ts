import type { DisplaySettings } from '@vitrine/domain/time/show-moment'

/** The day only. */
export function showDay(atMs: number, { locale, timeZone }: DisplaySettings): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(atMs)
}

const steps: readonly { readonly unit: Intl.RelativeTimeFormatUnit; readonly lengthMs: number }[] = [
  { unit: 'day', lengthMs: 86_400_000 },
  { unit: 'hour', lengthMs: 3_600_000 },
  { unit: 'minute', lengthMs: 60_000 },
]

/** How long ago, for the last week; the day before that. */
export function showAgo(atMs: number, nowMs: number, place: DisplaySettings): string {
  const passedMs = nowMs - atMs
  if (passedMs >= 7 * 86_400_000) return showDay(atMs, place)
  const step = steps.find((each) => passedMs >= each.lengthMs)
  if (!step) return 'just now'
  const format = new Intl.RelativeTimeFormat(place.locale, { numeric: 'auto' })
  return format.format(-Math.floor(passedMs / step.lengthMs), step.unit)
}
