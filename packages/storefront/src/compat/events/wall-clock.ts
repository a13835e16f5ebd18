import { offsetAt } from '@vitrine/domain/time/site-clock'
import { contextAt } from '../../runtime/shop-call/page-context.ts'

const dayMs = 86_400_000

/**
 * What the clock on the wall of the site shows at a moment, as if it were UTC. Events take place by that clock, wherever the visitor is: so the
 * server lists them, and so their pages tell them.
 */
export function wallMs(atMs: number): number {
  return atMs + offsetAt(atMs, zoneOfSite())
}

/** The zone of the visitor, where the page names none or the browser does not know it. */
function zoneOfSite(): string {
  const told = contextAt('website', 'timeZone')
  try {
    return new Intl.DateTimeFormat('en', { timeZone: String(told) }).resolvedOptions().timeZone
  } catch {
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  }
}

/** The day of what the clock shows: how many there were since 1 January 1970. */
export function dayOf(shownMs: number): number {
  return Math.floor(shownMs / dayMs)
}

/** The day of a date; January is 0. */
export function dayOfDate(year: number, month: number, day: number): number {
  return dayOf(Date.UTC(year, month, day))
}

/** Writes a day in the language of the page. */
export function writeDay(day: number, options: Intl.DateTimeFormatOptions): string {
  return writeWall(day * dayMs, options)
}

/** Writes what the clock shows in the language of the page. */
export function writeWall(shownMs: number, options: Intl.DateTimeFormatOptions): string {
  const language = document.documentElement.lang || undefined
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(shownMs)
}
