import { expect, it } from 'vitest'
import { encodingsFor } from './encodings.ts'

const bestOf = (header: string | undefined) => encodingsFor(header)[0] ?? null

it('takes the smallest encoding that a browser names', () => {
  expect(['gzip, deflate, br, zstd', 'gzip, deflate', 'GZIP', 'deflate', '', undefined].map(bestOf)).toEqual([
    'br',
    'gzip',
    'gzip',
    null,
    null,
    null,
  ])
})

it('takes none that is refused by its weight', () => {
  expect(
    ['br;q=0, gzip;q=0.1', 'gzip; q=0.000', 'br;q=0.001', 'gzip;Q=0', 'gzip;q=high'].map(bestOf),
  ).toEqual(['gzip', null, 'br', null, null])
})

it('goes by the weights, and by the size where they are the same', () => {
  expect(encodingsFor('br;q=0.5, gzip;q=0.8')).toEqual(['gzip', 'br'])
  expect(encodingsFor('gzip;q=0.8, br;q=0.8')).toEqual(['br', 'gzip'])
  expect(encodingsFor('gzip;q=0.2, identity;q=0.5')).toEqual([])
})

it('takes the star for those that are not named', () => {
  expect(encodingsFor('*')).toEqual(['br', 'gzip'])
  expect(encodingsFor('br;q=0, *')).toEqual(['gzip'])
  expect(encodingsFor('*;q=0, gzip')).toEqual(['gzip'])
})

it('does not find an encoding within another word', () => {
  expect(encodingsFor('abracadabra, xgzip')).toEqual([])
})
