import { describe, expect, it } from 'vitest'
import { buildSettings } from '../testing/builders.ts'
import { noLegalTexts } from '../website/settings/legal-texts.ts'
import { duties, dutyCodes } from './duties.ts'
import { type DutySite, dutiesOf, gapsOf } from './duties-of.ts'
import { priceNote } from './shown-duties.ts'

const of = (country: string): DutySite => ({
  store: buildSettings({ defaultCountry: country }),
  location: { addressTitle: '', addressLine1: '', addressLine2: '', addressCountry: '' },
  language: 'de-DE',
  timeZone: 'Europe/Berlin',
})
const codes = (country: string, day: string) =>
  dutiesOf(of(country), Date.parse(`${day}T12:00:00Z`)).map(({ code }) => code)

describe('the table of duties', () => {
  it('has every duty, with words in English at least', () => {
    expect(duties.map(({ code }) => code)).toEqual(dutyCodes)
    expect(duties.flatMap(({ texts }) => texts).every(({ en }) => en !== '')).toBe(true)
  })

  it('holds by country and by day', () => {
    expect(codes('FR', '2026-11-24')).toEqual(dutyCodes)
    expect(codes('FR', '2022-05-27')).not.toContain('lowest-price')
    expect(codes('FR', '2022-05-28')).toContain('lowest-price')
    expect(codes('US', '2026-11-24')).toEqual([])
  })

  it('names what a shop lacks', () => {
    const site = { store: buildSettings(), legal: noLegalTexts }
    expect(dutyCodes.flatMap((code) => gapsOf(code, site))).toEqual([
      'no-shipping-page',
      'no-delivery-time',
      'no-returns-text',
    ])
  })

  it('says nothing of taxes where a shop has none', () => {
    expect(priceNote(of('DE'), { isSent: false, isTaxed: true }, Date.parse('2026-11-24'))).toBeNull()
  })
})
