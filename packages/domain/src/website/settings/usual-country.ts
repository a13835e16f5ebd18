import { countryCodes } from '../../contact/country-codes.ts'
import { defaultTimeZone } from '../default-time-zone.ts'
import type { Site } from '../site.ts'

/** What of a site tells where most of its buyers are. */
export type Placed = Pick<Site, 'language' | 'timeZone'> & {
  readonly store: Pick<Site['store'], 'defaultCountry'>
  readonly location: Pick<Site['location'], 'addressCountry'>
}

/** The country that buyers find chosen: the owner's choice, else that of the business address, else that of language and time zone. */
export function usualCountry({ store, location, language, timeZone }: Placed): string {
  return (
    known(store.defaultCountry) ??
    countryOfName(location.addressCountry, language) ??
    countryOfRegion(language, timeZone)
  )
}

/** The country that an owner wrote in words, in English or in the language of the site, or by its two letters. */
export function countryOfName(written: string, language: string): string | null {
  const name = plain(written)
  if (name === '') return null
  return known(name.toUpperCase()) ?? namesIn(language).get(name) ?? namesIn('en').get(name) ?? null
}

/** Who left the zone at its default and chose a language meant its country; a zone that was chosen is surer than a language. */
function countryOfRegion(language: string, timeZone: string): string {
  const ofZone = timeZone === defaultTimeZone ? null : countryOfZone(timeZone)
  return ofZone ?? known(localeOf(language)?.maximize().region ?? '') ?? 'US'
}

function countryOfZone(timeZone: string): string | null {
  return countryCodes.find((code) => zonesOf(code).includes(timeZone)) ?? null
}

function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => readonly string[] | undefined } = new Intl.Locale(
    `und-${country}`,
  )
  return locale.getTimeZones?.() ?? []
}

const namesByLanguage = new Map<string, ReadonlyMap<string, string>>()

/** Codes by the name of the country in a language. */
function namesIn(language: string): ReadonlyMap<string, string> {
  const tag = localeOf(language)?.language ?? 'en'
  let names = namesByLanguage.get(tag)
  if (!names) {
    const display = new Intl.DisplayNames(tag, { type: 'region' })
    names = new Map(countryCodes.map((code) => [plain(display.of(code) ?? code), code]))
    namesByLanguage.set(tag, names)
  }
  return names
}

function localeOf(language: string): Intl.Locale | null {
  try {
    return new Intl.Locale(language)
  } catch {
    return null
  }
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}

function known(code: string): string | null {
  return countryCodes.includes(code) ? code : null
}
