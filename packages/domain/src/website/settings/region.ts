import type { Site } from '../site.ts'
import type { StoreSettings } from '../store-settings.ts'
import { describeHours, writeHours } from './opening-hours.ts'
import { siteLanguages } from './site-languages.ts'

/** Where a site is at home: how it writes dates and numbers, when its days begin, and how it measures. */
export interface Region {
  readonly language: string
  readonly timeZone: string
  readonly measurement: StoreSettings['measurement']
}

/** The region of a site. */
export function regionOf({ language, timeZone, store: { measurement } }: Site): Region {
  return { language, timeZone, measurement }
}

/** Says what is wrong with a region, by field. What the site has already may stay. */
export function checkRegion({ language, timeZone }: Region, site: Site): Readonly<Record<string, string>> {
  const isLanguage = language === site.language || siteLanguages.includes(language)
  const isFurther = site.languages.some(({ code }) => code === language)
  return {
    ...(isFurther ? { language: furtherText } : {}),
    ...(isLanguage ? {} : { language: 'Please choose a language of the list.' }),
    ...(isTimeZone(timeZone) ? {} : { timeZone: 'Please choose a time zone of the list.' }),
  }
}

const furtherText =
  'The site is shown in this language beside its own. Please remove it under Languages first.'

/** The site with the region taken over; its opening hours are written in its language. */
export function withRegion(site: Site, { language, timeZone, measurement }: Region): Site {
  return {
    ...site,
    language,
    timeZone,
    businessHours: writeHours(describeHours(site.businessHours, site.language), language),
    store: { ...site.store, measurement },
  }
}

/** A time zone, and how far it is from UTC. */
export interface TimeZoneChoice {
  readonly name: string
  readonly offsetMinutes: number
}

/** All time zones at a moment, from west to east. */
export function listTimeZones(nowMs: number): readonly TimeZoneChoice[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]
    .map((name) => ({ name, offsetMinutes: offsetOf(name, nowMs) }))
    .sort((one, other) => one.offsetMinutes - other.offsetMinutes || (one.name < other.name ? -1 : 1))
}

function offsetOf(timeZone: string, nowMs: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const text = format.formatToParts(nowMs).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(text) ?? []
  const offset = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -offset : offset
}

/** Whether a name is that of a time zone that is known here: the list grows with the years. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
