import { expect, it } from 'vitest'
import { businessPlace } from './business-place.ts'

const placeOf = (addressLine2: string, addressCountry: string, addressLine1 = '') =>
  businessPlace({
    location: { addressTitle: '', addressLine1, addressLine2, addressCountry },
    language: 'en-US',
  })

it.each([
  ['Brooklyn, NY 11201', 'United States', { country: 'US', region: 'NY' }],
  ['Portland, Oregon', 'US', { country: 'US', region: 'OR' }],
  ['Kansas City MO 64101-2345', 'US', { country: 'US', region: 'MO' }],
  ['Washington, DC', 'US', { country: 'US', region: 'DC' }],
  ['Toronto ON M5V 2T6', 'Canada', { country: 'CA', region: 'ON' }],
  ['Bremen', 'Germany', { country: 'DE', region: '' }],
  ['Springfield', 'US', { country: 'US', region: '' }],
  ['Brooklyn, NY', '', { country: '', region: '' }],
])('reads where a business is from its address: %s, %s', (line, country, place) => {
  expect(placeOf(line, country)).toEqual(place)
})

it('reads the first line where there is no other', () => {
  expect(placeOf('', 'US', '1 Quay, Albany, NY')).toEqual({ country: 'US', region: 'NY' })
})
