import { describe, expect, it } from 'vitest'
import type { Address } from './address.ts'
import { addressLines, addressLinesWithPhone, orderOfParts } from './address-lines.ts'
import { completeAddress } from './check-address.ts'

const write = (known: Partial<Address>) => addressLines(completeAddress(known), 'en-US')

describe('a postal address', () => {
  it.each<[string, Partial<Address>, readonly string[]]>([
    [
      'the United States',
      {
        firstName: 'Ada',
        lastName: 'Hill',
        line1: '1 Main St',
        line2: 'Apt 4',
        city: 'Austin',
        region: 'TX',
        postalCode: '78701',
        country: 'US',
      },
      ['Ada Hill', '1 Main St', 'Apt 4', 'Austin, TX 78701', 'United States'],
    ],
    [
      'Germany',
      {
        firstName: 'Jo',
        lastName: 'Berg',
        line1: 'Torstr. 1',
        city: 'Berlin',
        postalCode: '10119',
        country: 'DE',
      },
      ['Jo Berg', 'Torstr. 1', '10119 Berlin', 'Germany'],
    ],
    [
      'Great Britain, with a county that its form has no place for',
      {
        firstName: 'Ann',
        lastName: 'Lee',
        line1: '2 Low Rd',
        city: 'Ely',
        region: 'Cambs',
        postalCode: 'CB7 4AA',
        country: 'GB',
      },
      ['Ann Lee', '2 Low Rd', 'Ely', 'CB7 4AA', 'Cambs', 'United Kingdom'],
    ],
    [
      'Hungary, family name first',
      {
        firstName: 'Éva',
        lastName: 'Nagy',
        line1: 'Fő utca 1',
        city: 'Budapest',
        postalCode: '1051',
        country: 'HU',
      },
      ['Nagy Éva', 'Budapest', 'Fő utca 1', '1051', 'Hungary'],
    ],
    [
      'Japan in its own script',
      {
        firstName: '太郎',
        lastName: '山田',
        line1: '千代田1-1',
        city: '千代田区',
        region: '東京都',
        postalCode: '100-0001',
        country: 'JP',
      },
      ['〒100-0001', '東京都', '千代田区千代田1-1', '山田 太郎', 'Japan'],
    ],
    [
      'Japan in Latin letters',
      {
        firstName: 'Taro',
        lastName: 'Yamada',
        line1: '1-1 Chiyoda',
        city: 'Chiyoda-ku',
        region: 'Tokyo',
        postalCode: '100-0001',
        country: 'JP',
      },
      ['Taro Yamada', '1-1 Chiyoda', 'Chiyoda-ku', 'Tokyo', '100-0001', 'Japan'],
    ],
    [
      'the Emirates',
      {
        firstName: 'Noor',
        lastName: 'Ali',
        line1: 'Al Wasl 3',
        city: 'Jumeirah',
        region: 'Dubai',
        country: 'AE',
      },
      ['Noor Ali', 'Al Wasl 3', 'Jumeirah', 'Dubai', 'United Arab Emirates'],
    ],
    [
      'a country that nobody knows',
      { firstName: 'X', city: 'Y', postalCode: '9', country: 'ZZ9' },
      ['X', 'Y', '9', 'ZZ9'],
    ],
  ])('is written as in %s', (_country, known, lines) => {
    expect(write(known)).toEqual(lines)
  })

  it('names the country in the reader’s language, and has the telephone number where it is sent from', () => {
    const known = completeAddress({ lastName: 'Berg', city: 'Berlin', country: 'DE', phone: '+49 30 1' })
    expect(addressLinesWithPhone(known, 'de-DE')).toEqual(['Berg', 'Berlin', 'Deutschland', '+49 30 1'])
  })
})

describe('the order in which an address is asked for', () => {
  it('is that of the country', () => {
    expect(orderOfParts('DE')).toEqual(['street', 'postalCode', 'city'])
    expect(orderOfParts('KE')).toEqual(['street', 'city', 'postalCode'])
    expect(orderOfParts('CN')).toEqual(['postalCode', 'region', 'city', 'street'])
    expect(orderOfParts('JP')).toEqual(['postalCode', 'region', 'street'])
  })
})
