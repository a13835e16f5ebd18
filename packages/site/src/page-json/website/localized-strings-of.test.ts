import { describe, expect, it } from 'vitest'
import { localizedStringsIn } from './localized-strings.ts'
import { localizedStringsOf } from './localized-strings-of.ts'

const words = new Map<string, Readonly<Record<string, string>>>([
  ['en', { sort: 'Sort', menu: 'Open the menu' }],
  ['de', { sort: 'Sortieren' }],
  ['de-at', { menu: 'Karte öffnen' }],
])

describe('what a template reads as localizedStrings', () => {
  it('is what the platform has, the same object, where it brings no words', () => {
    expect(localizedStringsOf({ words: new Map() }, 'de-DE')).toBe(localizedStringsIn('de-DE'))
  })

  it('has its own words over them, in the language that is nearest, and in English where that has none', () => {
    expect(localizedStringsOf({ words }, 'de-DE')).toMatchObject({
      sort: 'Sortieren',
      menu: 'Open the menu',
      cart: 'Warenkorb',
    })
    expect(localizedStringsOf({ words }, 'de-AT')).toMatchObject({ sort: 'Sortieren', menu: 'Karte öffnen' })
    expect(localizedStringsOf({ words }, 'fi')).toMatchObject({ sort: 'Sort', cart: 'Cart' })
    expect(localizedStringsOf({ words }, 'de-AT')).toBe(localizedStringsOf({ words }, 'de-AT'))
  })
})
