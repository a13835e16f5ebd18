import { BoundedCache } from '../caches/bounded-cache.ts'
import { calendarTime } from './calendar-time.ts'
import type { DateNames } from './date-names.ts'
import { writePattern } from './write-pattern.ts'

/** Writes a time, epoch milliseconds, in a zone and a language. Throws a RangeError outside of 4713 BC to 8652 AD. */
export type DateWriter = (epochMs: number, timeZone: string, names: DateNames) => string

/** Makes a writer for one strftime pattern. It remembers the texts of the last moments: a site shows the same ones again and again. */
export function dateWriter(pattern: string): DateWriter {
  const textsByNames = new WeakMap<DateNames, TextsByZone>()
  let last: { readonly timeZone: string; readonly names: DateNames; readonly texts: Texts } | undefined
  return (epochMs, timeZone, names) => {
    if (timeZone !== last?.timeZone || names !== last.names) {
      const textsByZone = textsByNames.get(names) ?? newTextsByZone()
      textsByNames.set(names, textsByZone)
      last = { timeZone, names, texts: textsByZone.getOrBuild(timeZone, newTexts) }
    }
    return last.texts.getOrBuild(epochMs, () => writePattern(pattern, calendarTime(epochMs, timeZone), names))
  }
}

type Texts = BoundedCache<number, string>
type TextsByZone = BoundedCache<string, Texts>

const zonesKept = 4
const momentsKept = 500

function newTextsByZone(): TextsByZone {
  return new BoundedCache(zonesKept)
}

function newTexts(): Texts {
  return new BoundedCache(momentsKept)
}
