import { expect, it } from 'vitest'
import type { ShippingZone } from '../website/store-settings.ts'
import { checkShipping } from './check-shipping.ts'

const problems = (zone: Pick<ShippingZone, 'countries' | 'postalCodes'>) =>
  checkShipping({ zones: [{ name: 'Zone', rates: [], ...zone }], pickups: [], localDeliveries: [] }, [])

it('refuses postcodes with letters where a country has digits alone, and takes them where it has both', () => {
  expect(problems({ countries: ['DE'], postalCodes: ['10*', 'DHL Paket'] })).toEqual({
    'zones.0.postalCodes': 'DHL Paket: Postcodes of this country have no letters.',
  })
  expect(problems({ countries: ['DE'], postalCodes: ['10*', '80331-81929'] })).toEqual({})
  expect(problems({ countries: ['GB'], postalCodes: ['SW1A'] })).toEqual({})
})

it('takes postcodes with the letters of the country before them, where they may be written so', () => {
  expect(problems({ countries: ['DK'], postalCodes: ['DK-1050', 'DK10*', '10*'] })).toEqual({})
  expect(problems({ countries: ['LU'], postalCodes: ['L-1009', 'L-1*'] })).toEqual({})
  expect(problems({ countries: ['DK'], postalCodes: ['DK-2000-DK-2500'] })).toEqual({})
})

it('refuses the letters of another country before postcodes', () => {
  expect(problems({ countries: ['DK'], postalCodes: ['L-1*'] })).toEqual({
    'zones.0.postalCodes': 'L-1*: Postcodes of this country have no letters.',
  })
  expect(problems({ countries: ['DE'], postalCodes: ['AB-1*'] })).toEqual({
    'zones.0.postalCodes': 'AB-1*: Postcodes of this country have no letters.',
  })
  expect(problems({ countries: ['SE'], postalCodes: ['SE-1*'] })).toEqual({
    'zones.0.postalCodes': 'SE-1*: Postcodes of this country have no letters.',
  })
})
