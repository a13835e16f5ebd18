import { expect, it } from 'vitest'
import type { Site } from '../site.ts'
import { usualCountry } from './usual-country.ts'

function site(more: { chosen?: string; country?: string; language?: string; timeZone?: string }) {
  const { chosen = '', country = '', language = 'en-US', timeZone = 'America/New_York' } = more
  const location = { addressTitle: '', addressLine1: '', addressLine2: '', addressCountry: country }
  const store = { defaultCountry: chosen } as Site['store']
  return { store, location, language, timeZone }
}

it.each([
  ['that of the business address', { country: ' Germany ' }, 'DE'],
  ['that of an address in the language of the site', { country: 'Österreich', language: 'de-DE' }, 'AT'],
  ['that of an address by its letters', { country: 'pt' }, 'PT'],
  ['that of the time zone while there is no address', { timeZone: 'Europe/Berlin' }, 'DE'],
  ['that of the language while nothing else is known', { language: 'fr-CA' }, 'CA'],
  ['that which most speak the language in', { language: 'it' }, 'IT'],
  ['that of the region where the address has a place that is no country', { country: 'Wales' }, 'US'],
  ['what the owner chose before all that', { chosen: 'CH', country: 'Germany' }, 'CH'],
])('the usual country is %s', (_, about, country) => {
  expect(usualCountry(site(about))).toBe(country)
})
