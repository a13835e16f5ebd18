import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CityIndex } from '@vitrine/domain/places/city-index'
import { findCities } from '@vitrine/domain/places/find-cities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlacesDesk } from '../services/places-desk.ts'
import { openPlacesDesk } from './open-places-desk.ts'

/** Of the whole list: the bytes of its arrays. */
const mostBytes = 9_000_000

let dataDir: string
let desk: PlacesDesk
let cities: CityIndex
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-cities-'))
  desk = openPlacesDesk(dataDir)
  cities = await desk.cities()
}, 120_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const likeliest = (text: string, home = 'US') => {
  const [first] = findCities(cities, { text, country: null, home })
  return first && `${first.name}, ${first.region}, ${first.country}`
}

describe('the list of cities', () => {
  it.each([
    ['par', 'FR', 'Paris, Île-de-France, FR'],
    ['munch', 'DE', 'München, Bavaria, DE'],
    ['sao paulo', 'BR', 'São Paulo, São Paulo, BR'],
    ['new yo', 'US', 'New York City, New York, US'],
    ['cologne', 'US', 'Köln, North Rhine-Westphalia, DE'],
    ['krakow', 'GB', 'Kraków, Lesser Poland, PL'],
  ])('for %s in %s has %s first', (text, home, city) => {
    expect(likeliest(text, home)).toBe(city)
  })

  it('is read once, and small', async () => {
    expect(await desk.cities()).toBe(cities)
    const { keys, names, ids, populations, latitudes, longitudes, areaOf } = cities
    const arrays = [
      keys.bytes,
      keys.ends,
      names.bytes,
      names.ends,
      ids,
      populations,
      latitudes,
      longitudes,
      areaOf,
    ]
    expect(arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(mostBytes)
    expect(ids.length).toBeGreaterThan(120_000)
  })

  it('is made again when its file is broken', async () => {
    const cache = join(dataDir, 'cache')
    const [file = ''] = readdirSync(cache)
    writeFileSync(join(cache, file), 'torn')
    expect((await openPlacesDesk(dataDir).cities()).ids.length).toBe(cities.ids.length)
  }, 120_000)
})
