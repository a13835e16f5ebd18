import { describe, expect, it } from 'vitest'
import { buildAddress } from '../testing/builders.ts'
import { checkAddress } from './check-address.ts'
import { regionsOf } from './regions.ts'
import { isZipCodeOf } from './zip-codes.ts'

const errorsOf = (address: Parameters<typeof buildAddress>[0]) => {
  const result = checkAddress(buildAddress(address), ['US', 'PR', 'DE'])
  return result.ok ? {} : result.errors
}

describe('a ZIP code', () => {
  it('belongs to the state that the address names: New York pays no tax of Oregon', () => {
    expect(errorsOf({ region: 'OR', postalCode: '10001' })).toEqual({
      postalCode: 'This ZIP code is not in Oregon. Please check it and the state.',
    })
    expect(errorsOf({ region: 'ny', postalCode: '10001-1234' })).toEqual({})
    expect(errorsOf({ region: 'Oregon', postalCode: '97201' })).toEqual({})
  })

  it('is of the states that the post office says', () => {
    const known =
      'AL 36104|AK 99801|AZ 85007|AR 72201|CA 95814|CO 80202|CT 06103|DE 19901|DC 20001|FL 32301|GA 30303|HI 96813|' +
      'ID 83702|IL 62701|IN 46225|IA 50309|KS 66603|KY 40601|LA 70802|ME 04330|MD 21401|MA 02201|MI 48933|MN 55102|' +
      'MS 39205|MO 65101|MT 59623|NE 68502|NV 89701|NH 03301|NJ 08608|NM 87501|NY 12207|NC 27601|ND 58501|OH 43215|' +
      'OK 73102|OR 97301|PA 17101|RI 02903|SC 29217|SD 57501|TN 37219|TX 78701|UT 84111|VT 05602|VA 23219|WA 98507|' +
      'WV 25301|WI 53703|WY 82001|AS 96799|GU 96910|MP 96950|PR 00901|VI 00802|AA 34035|AE 09012|AP 96202'
    const pairs = known.split('|').map((each) => each.split(' '))
    expect(pairs.map(([state]) => state).sort()).toEqual(
      regionsOf('US')
        .map(({ code }) => code)
        .sort(),
    )
    // Each is of its own state and of no other, but those of an island that has the digits of its neighbour.
    const shared = pairs.flatMap(([, zip = '']) =>
      pairs.filter(([state = '']) => isZipCodeOf(zip, state)).map(([state]) => `${zip} ${state}`),
    )
    expect(shared.filter((each) => !known.includes(each.split(' ').reverse().join(' ')))).toEqual([
      '96799 HI',
      '96950 GU',
    ])
    expect(shared).toHaveLength(pairs.length + 2)
  })

  it('may be that of the neighbours beyond the line of a state', () => {
    expect(errorsOf({ region: 'TN', postalCode: '42223' })).toEqual({})
    expect(errorsOf({ region: 'KY', postalCode: '42223' })).toEqual({})
    expect(errorsOf({ region: 'TN', postalCode: '42224' })).toHaveProperty('postalCode')
  })

  it('is said once to be wrong: where it is none at all, or where the state is none', () => {
    expect(errorsOf({ region: 'OR', postalCode: '1000' })).toEqual({
      postalCode: 'Enter a valid ZIP code, such as 10001',
    })
    expect(errorsOf({ region: 'Atlantis' })).toEqual({ region: 'Select a state' })
  })

  it('is that of the military post, or of the territory', () => {
    expect(errorsOf({ region: 'AE', postalCode: '09012' })).toEqual({})
    expect(errorsOf({ region: 'AE', postalCode: '10001' })).toMatchObject({
      postalCode: expect.stringContaining('Europe'),
    })
    expect(errorsOf({ region: 'NY', postalCode: '09012' })).toMatchObject({
      postalCode: expect.stringContaining('New York'),
    })
    expect(errorsOf({ country: 'PR', region: '', postalCode: '10001' })).toMatchObject({
      postalCode: expect.stringContaining('00901'),
    })
    expect(errorsOf({ country: 'PR', region: '', postalCode: '00901' })).toEqual({})
  })
})
