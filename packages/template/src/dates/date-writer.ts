import { BoundedCache } from '../i18n/bounded-cache.ts'
import { calendarTime } from './calendar-time.ts'
import { writePattern } from './write-pattern.ts'

/** Writes a time, epoch milliseconds, in a zone. Throws a RangeError outside of 4713 BC to 8652 AD. */
export type DateWriter = (epochMs: number, timeZone: string) => string

/** Makes a writer for one strftime pattern. It remembers the texts of the last moments: a site shows the same ones again and again. */
export function dateWriter(pattern: string): DateWriter {
  const textsByZone = new BoundedCache<string, BoundedCache<number, string>>(zonesKept)
  let lastZone: string | undefined
  let texts = newTexts()
  return (epochMs, timeZone) => {
    if (timeZone !== lastZone) {
      texts = textsByZone.getOrBuild(timeZone, newTexts)
      lastZone = timeZone
    }
    return texts.getOrBuild(epochMs, () => writePattern(pattern, calendarTime(epochMs, timeZone)))
  }
}

const zonesKept = 4
const momentsKept = 500

function newTexts(): BoundedCache<number, string> {
  return new BoundedCache(momentsKept)
}
