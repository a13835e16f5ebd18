import { describe, expect, it } from 'vitest'
import { usualPlaces } from '../../places/place-settings.ts'
import { maskedSecret } from './masked-secret.ts'
import { checkPlaces, keptPlaces, presentPlaces } from './place-keys.ts'

const withKey = { ...usualPlaces, service: 'google', googleKey: 'AIza-1' } as const
const withTiles = {
  ...usualPlaces,
  tileAddress: 'https://tiles.example.org/{z}/{x}/{y}.png',
  tileCredit: 'Map by Example',
}

describe('the key of Google', () => {
  it('is shown as the placeholder, which keeps it on the way back', () => {
    expect(presentPlaces(withKey).googleKey).toBe(maskedSecret)
    expect(presentPlaces(usualPlaces).googleKey).toBe('')
    expect(keptPlaces(presentPlaces(withKey), withKey)).toEqual(withKey)
  })

  it('is needed by the service, and goes when it is emptied', () => {
    expect(checkPlaces({ ...withKey, googleKey: '' }, withKey)).toHaveProperty('googleKey')
    expect(checkPlaces({ ...withKey, googleKey: maskedSecret }, usualPlaces)).toHaveProperty('googleKey')
    expect(keptPlaces({ ...usualPlaces, googleKey: ' ' }, withKey).googleKey).toBe('')
  })

  it('has no spaces or quotes', () => {
    expect(checkPlaces({ ...withKey, googleKey: 'AI za' }, usualPlaces)).toHaveProperty('googleKey')
    expect(checkPlaces(withKey, usualPlaces)).toEqual({})
  })
})

describe('the address of the map', () => {
  it.each([
    'https://tiles.example.org/{z}/{x}.png',
    'http://tiles.example.org/{z}/{x}/{y}.png',
    'https://{s}.example.org/{z}/{x}/{y}.png',
    'https://{key}.example.org/{z}/{x}/{y}.png',
    "https://tiles.example.org; script-src 'unsafe-inline'/{z}/{x}/{y}.png",
    'tiles/{z}/{x}/{y}',
  ])('is refused: %s', (tileAddress) => {
    expect(checkPlaces({ ...withTiles, tileAddress }, usualPlaces)).toHaveProperty('tileAddress')
  })

  it('goes with the credit of whoever made the map, and with its key', () => {
    const withPlace = { ...withTiles, tileAddress: `${withTiles.tileAddress}?key={key}` }
    expect(checkPlaces(withTiles, usualPlaces)).toEqual({})
    expect(checkPlaces({ ...withTiles, tileCredit: ' ' }, usualPlaces)).toHaveProperty('tileCredit')
    expect(checkPlaces(withPlace, usualPlaces)).toHaveProperty('tileKey')
    expect(checkPlaces({ ...withPlace, tileKey: 'abc' }, usualPlaces)).toEqual({})
    expect(checkPlaces({ ...withTiles, tileKey: 'abc' }, usualPlaces)).toHaveProperty('tileKey')
  })
})
