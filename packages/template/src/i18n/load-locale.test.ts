import { describe, expect, it } from 'vitest'
import { loadLocale } from './load-locale.ts'

describe('loadLocale', () => {
  it('builds the language data of a tag once', () => {
    expect(loadLocale('de-AT')).toBe(loadLocale('de-AT'))
    expect(loadLocale('de-AT')).toMatchObject({ tag: 'de-AT', region: 'AT' })
  })

  it('finds the region that a bare language is mostly spoken in', () => {
    expect(loadLocale('fr').region).toBe('FR')
  })

  it.each(['xx', 'nonsense', '', '../../etc/passwd', 'x'.repeat(1000)])('gives English for %j', (tag) => {
    expect(loadLocale(tag).cldr.Numbers.formatDecimal('1234.5', { group: true })).toBe('1,234.5')
  })
})
