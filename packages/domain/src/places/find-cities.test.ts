import { describe, expect, it } from 'vitest'
import { buildCityIndex } from './build-city-index.ts'
import type { ListedCity } from './city-index.ts'
import { namesOfCity } from './city-names.ts'
import { cityWithId, findCities } from './find-cities.ts'
import { foldName } from './fold-name.ts'

function city(id: number, named: string, country: string, population: number, region = ''): ListedCity {
  const { name, all } = namesOfCity(country, named)
  return { id, name, names: all, country, region, population, latitude: 48.13743, longitude: -11.57549 }
}

const index = buildCityIndex([
  city(1, 'Paris', 'FR', 2_100_000, 'Île-de-France'),
  city(2, 'Paris', 'US', 24_000, 'Texas'),
  city(3, 'Parma', 'IT', 195_000),
  city(4, 'Munich', 'DE', 1_260_000, 'Bavaria'),
  city(5, 'São Paulo', 'BR', 10_000_000),
  city(6, 'Łódź', 'PL', 768_000),
  city(7, "L'Aquila", 'IT', 70_000),
  city(8, 'Parisot', 'FR', 0),
])

const ask = (text: string, place: { country?: string; home?: string } = {}) =>
  findCities(index, { text, country: place.country ?? null, home: place.home ?? 'GB' }).map(({ id }) => id)

describe('findCities', () => {
  it('finds the cities that begin so, the largest first', () => {
    expect(ask('par')).toEqual([1, 3, 2, 8])
  })

  it('puts cities at home before larger ones elsewhere', () => {
    expect(ask('par', { home: 'IT' })).toEqual([3, 1, 2, 8])
  })

  it('finds those of one country only, where one is given', () => {
    expect(ask('Paris', { country: 'US' })).toEqual([2])
  })

  it.each([
    ['sao pau', 5],
    ['SÃO', 5],
    ['lodz', 6],
    ['laquila', 7],
    ['Paris, Texas', 1],
  ])('takes no notice of marks, capitals, apostrophes and of what follows a comma: %s', (text, id) => {
    expect(ask(text)[0]).toBe(id)
  })

  it('knows a city by both its names, once, and writes it as letters do', () => {
    expect(ask('Munich')).toEqual([4])
    expect(ask('mün')).toEqual([4])
    expect(ask('mu')).toEqual([4])
    expect(cityWithId(index, 4)).toMatchObject({ name: 'München', region: 'Bavaria', latitude: 48.13743 })
  })

  it('offers nothing for a single letter, and nothing that is not there', () => {
    expect(ask('p')).toEqual([])
    expect(ask('zzz')).toEqual([])
    expect(ask(' ,Paris')).toEqual([])
    expect(cityWithId(index, 99)).toBeNull()
  })
})

describe('foldName', () => {
  it.each([
    ['Île-de-France', 'ile de france'],
    ['Weißenfels', 'weissenfels'],
    ['Tromsø', 'tromso'],
    ['  St.  Gallen ', 'st gallen'],
    ['東京', '東京'],
  ])('%s is %s', (name, folded) => {
    expect(foldName(name)).toBe(folded)
  })
})
