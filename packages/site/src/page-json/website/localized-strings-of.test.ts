import { describe, expect, it } from 'vitest'
import { localizedStringsIn } from './localized-strings.ts'
import { localizedStringsOf } from './localized-strings-of.ts'

const strings = new Map<string, Readonly<Record<string, string>>>([
  ['en-US', { sort: 'Sort', menu: 'Open the menu', shelf: 'Shelf' }],
  ['de-DE', { sort: 'Sortieren', menu: 'Menü öffnen' }],
  ['de-AT', { menu: 'Karte öffnen' }],
])

describe('what a template reads as localizedStrings', () => {
  it('is what the platform has, the same object, where it brings no texts', () => {
    expect(localizedStringsOf({ strings: new Map() }, 'de-DE')).toBe(localizedStringsIn('de-DE'))
  })

  it('has its own texts over them, in the language that is nearest, and in English where that has none', () => {
    expect(localizedStringsOf({ strings }, 'de-DE')).toMatchObject({
      sort: 'Sortieren',
      menu: 'Menü öffnen',
      shelf: 'Shelf',
      cart: 'Warenkorb',
    })
    expect(localizedStringsOf({ strings }, 'de-AT')).toMatchObject({
      sort: 'Sortieren',
      menu: 'Karte öffnen',
    })
    expect(localizedStringsOf({ strings }, 'fi')).toMatchObject({ sort: 'Sort', cart: 'Cart' })
    expect(localizedStringsOf({ strings }, 'de-AT')).toBe(localizedStringsOf({ strings }, 'de-AT'))
  })
})
