import { describe, expect, it } from 'vitest'
import { countryCodes } from '../contact/country-codes.ts'
import type { ShippingZone } from '../website/store-settings.ts'
import { deliveryCountries } from './delivery-countries.ts'
import { quoteShipping } from './shipping-quote.ts'

const home: ShippingZone = {
  name: 'Home',
  countries: ['GB'],
  rates: [
    { key: 'post', name: 'Post', kind: 'flat', priceCents: 300 },
    { key: 'free', name: 'Free over 50', kind: 'free-over', thresholdCents: 5000, priceCents: 700 },
    {
      key: 'weight',
      name: 'By weight',
      kind: 'by-weight',
      ranges: [
        { toGrams: 2000, priceCents: 900 },
        { toGrams: 500, priceCents: 400 },
      ],
    },
  ],
}
const world: ShippingZone = {
  name: 'World',
  countries: [],
  rates: [{ key: 'heavy', name: 'Air', kind: 'by-weight', ranges: [{ toGrams: null, priceCents: 2500 }] }],
}
const parcel = {
  requiresShipping: true,
  country: 'GB',
  region: '',
  postalCode: '',
  weightGrams: 500,
  subtotalCents: 1000,
}

const by = (shippingZones: readonly ShippingZone[]) => ({ shippingZones, pickups: [], localDeliveries: [] })

function prices(zones: readonly ShippingZone[], more: Partial<typeof parcel>) {
  const quote = quoteShipping(by(zones), { ...parcel, ...more }, null)
  return Object.fromEntries(quote.options.map((each) => [each.key, each.priceCents]))
}

describe('quoteShipping', () => {
  it('offers the rates of the country, by weight the narrowest range', () => {
    expect(prices([home, world], {})).toEqual({ post: 300, free: 700, weight: 400 })
    expect(prices([home, world], { weightGrams: 501 })).toMatchObject({ weight: 900 })
  })

  it('does not offer a rate that has no range for the weight', () => {
    expect(prices([home, world], { weightGrams: 2001 })).toEqual({ post: 300, free: 700 })
  })

  it('is free from the threshold on', () => {
    expect([
      prices([home], { subtotalCents: 4999 }).free,
      prices([home], { subtotalCents: 5000 }).free,
    ]).toEqual([700, 0])
  })

  it('falls back to the zone for everywhere else, wherever it stands', () => {
    expect(prices([world, home], { country: 'JP' })).toEqual({ heavy: 2500 })
    expect(prices([world, home], {})).toHaveProperty('post')
  })

  it('says why there is nothing to choose', () => {
    const statusOf = (more: Partial<typeof parcel>) =>
      quoteShipping(by([home]), { ...parcel, ...more }, null).status
    expect(statusOf({})).toBe('APPLICABLE_SHIPPING_OPTIONS')
    expect(statusOf({ country: '' })).toBe('INCOMPLETE_ADDRESS')
    expect(statusOf({ country: 'JP' })).toBe('NO_APPLICABLE_SHIPPING_OPTIONS')
    expect(statusOf({ requiresShipping: false })).toBe('SHIPPING_NOT_REQUIRED')
  })

  it('keeps a choice only while it is offered', () => {
    expect(quoteShipping(by([home, world]), parcel, 'post').selectedKey).toBe('post')
    expect(quoteShipping(by([home, world]), parcel, 'heavy').selectedKey).toBeNull()
  })
})

describe('deliveryCountries', () => {
  it('are those of zones that have rates, or all', () => {
    expect(deliveryCountries(by([home, { ...home, countries: ['FR'], rates: [] }]))).toEqual(['GB'])
    expect(deliveryCountries(by([home, world]))).toBe(countryCodes)
    expect(deliveryCountries(by([]))).toEqual([])
  })
})
