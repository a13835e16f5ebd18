import { describe, expect, it } from 'vitest'
import { buildSettings } from '../testing/builders.ts'
import { installmentLine, installmentOffer } from './installments.ts'

const terms = { leastCents: 100, mostCents: 200_000 }

function offerIn(country: string, currency: string, language: string, more: object = {}) {
  const payments = { test: false, manual: [], stripe: 'live' as const, installments: terms, ...more }
  const store = buildSettings({ currency, defaultCountry: country, payments })
  const location = { addressTitle: '', addressLine1: '', addressLine2: '', addressCountry: '' }
  return installmentOffer({ store, language, location, timeZone: 'America/New_York' })
}

describe('who offers installments', () => {
  it.each([
    ['US', 'USD', 'en-US', 'Afterpay', 'en_US'],
    ['PR', 'USD', 'en-US', 'Afterpay', 'en_US'],
    ['UM', 'USD', 'en-US', 'Afterpay', 'en_US'],
    ['CA', 'CAD', 'en-CA', 'Afterpay', 'en_CA'],
    ['CA', 'CAD', 'fr-CA', 'Afterpay', 'fr_CA'],
    ['AU', 'AUD', 'en-AU', 'Afterpay', 'en_AU'],
    ['NZ', 'NZD', 'en-NZ', 'Afterpay', 'en_NZ'],
    ['GB', 'GBP', 'en-GB', 'Clearpay', 'en_GB'],
  ])('%s in %s and %s: %s, %s', (country, currency, language, provider, locale) => {
    expect(offerIn(country, currency, language)).toMatchObject({ provider, locale, ...terms })
  })

  it('nobody does elsewhere, in another language or currency, without Stripe, or where the owner does not', () => {
    expect(offerIn('DE', 'EUR', 'de-DE')).toBeNull()
    expect(offerIn('US', 'USD', 'es-US')).toBeNull()
    expect(offerIn('GB', 'GBP', 'fr-FR')).toBeNull()
    expect(offerIn('US', 'EUR', 'en-US')).toBeNull()
    expect(offerIn('US', 'USD', 'en-US', { stripe: 'off' })).toBeNull()
    expect(offerIn('US', 'USD', 'en-US', { installments: undefined })).toBeNull()
  })
})

describe('the line of a price', () => {
  const offer = { provider: 'Afterpay', locale: 'en_US', currency: 'USD', ...terms } as const

  it.each([
    [100, '', 'available for orders over $1.00'],
    [101, 'or 4 interest-free payments of $0.26 with', ''],
    [3_400, 'or 4 interest-free payments of $8.50 with', ''],
    [200_000, 'or 4 interest-free payments of $500.00 with', ''],
    [200_001, '', 'available for orders up to $2,000.00'],
  ])('%i', (cents, before, after) => {
    expect(installmentLine(offer, cents)).toEqual({ before, after })
  })
})
