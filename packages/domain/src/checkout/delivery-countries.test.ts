import { describe, expect, it } from 'vitest'
import { chosenCountry } from './delivery-countries.ts'

describe('chosenCountry', () => {
  it('is the usual one of the shop where something is sent to it', () => {
    expect(chosenCountry(['DE', 'US'], 'US')).toBe('US')
  })

  it('is the first that something is sent to where nothing goes to the usual one, so that the fields of an address are those of the country that is shown', () => {
    expect(chosenCountry(['DE', 'AT'], 'US')).toBe('DE')
  })

  it('stays the usual one while nothing is sent anywhere', () => {
    expect(chosenCountry([], 'US')).toBe('US')
  })
})
