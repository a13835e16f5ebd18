import type { Site } from '@vitrine/domain/site/site'
import { BoundedCache } from '@vitrine/template/i18n/bounded-cache'

/** Making a format costs as much as writing a few blocks. */
const kept = new BoundedCache<string, Intl.DateTimeFormat>()

/** How a site writes dates: in its language and time zone. */
export function dateFormat(
  { language, timeZone }: Pick<Site, 'language' | 'timeZone'>,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([language, timeZone, options])
  return kept.getOrBuild(key, () => new Intl.DateTimeFormat(language, { ...options, timeZone }))
}
