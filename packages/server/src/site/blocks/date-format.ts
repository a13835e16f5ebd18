import type { Site } from '@vitrine/domain/site/site'

/** Most formats that are kept: making one costs as much as writing a few blocks. */
const maxKept = 60

const kept = new Map<string, Intl.DateTimeFormat>()

/** How a site writes dates: in its language and time zone. */
export function dateFormat(
  { language, timeZone }: Pick<Site, 'language' | 'timeZone'>,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([language, timeZone, options])
  const known = kept.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone })
  if (kept.size >= maxKept) kept.clear()
  kept.set(key, format)
  return format
}
