import type { Site } from '@vitrine/domain/website/site'
import { LRUCache } from 'lru-cache'

/** Making a format costs as much as writing a few blocks. */
const kept = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 })

/** How a site writes dates: in its language and time zone. */
export function dateFormat(
  { language, timeZone }: Pick<Site, 'language' | 'timeZone'>,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([language, timeZone, options])
  const known = kept.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(language, { ...options, timeZone })
  kept.set(key, made)
  return made
}
