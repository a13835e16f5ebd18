import { describe, expect, it } from 'vitest'
import { visitorOriginOf } from './visitor-origin.ts'

const german = { code: 'de-DE', prefix: 'de', isEnabled: true, fallback: null }
const site = { hosts: [], homeOrigin: 'https://home.example', language: 'en-US', languages: [german] }

describe('visitorOriginOf', () => {
  it('is the home of a site, with the prefix of the language that it reads in', () => {
    expect(visitorOriginOf(site, null)).toBe('https://home.example')
    expect(visitorOriginOf({ ...site, language: 'de-DE' }, null)).toBe('https://home.example/de')
  })

  it('is not known while the home is not', () => {
    expect(visitorOriginOf({ ...site, homeOrigin: null, language: 'de-DE' }, null)).toBeNull()
  })
})
