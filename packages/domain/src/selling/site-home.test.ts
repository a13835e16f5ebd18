import { describe, expect, it } from 'vitest'
import { guessHome } from './site-home.ts'

describe('the home of a site that begins', () => {
  it.each([
    [['de', 'en-US'], 'Europe/Vienna', { language: 'de-DE', timeZone: 'Europe/Vienna', currency: 'EUR' }],
    [['en-GB'], 'Europe/London', { language: 'en-GB', timeZone: 'Europe/London', currency: 'GBP' }],
    [['en-US'], 'America/New_York', { language: 'en-US', timeZone: 'America/New_York', currency: 'USD' }],
    [['tlh', 'ja-JP'], 'Asia/Tokyo', { language: 'ja-JP', timeZone: 'Asia/Tokyo', currency: 'JPY' }],
    [[], 'Pacific/Fiji', { language: 'en-US', timeZone: 'Pacific/Fiji', currency: 'USD' }],
  ])('is guessed of the languages %j and the zone %s', (languages, timeZone, home) => {
    expect(guessHome(languages, timeZone)).toEqual(home)
  })
})
