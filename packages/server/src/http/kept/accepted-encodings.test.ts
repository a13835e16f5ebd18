import { expect, it } from 'vitest'
import { acceptedEncodings, bestEncoding } from './accepted-encodings.ts'

it('takes the smallest form that a browser names', () => {
  expect(
    ['gzip, deflate, br, zstd', 'gzip, deflate', 'GZIP', 'deflate', '', undefined].map(bestEncoding),
  ).toEqual(['br', 'gzip', 'gzip', null, null, null])
})

it('takes no form that is refused by its weight', () => {
  expect(['br;q=0, gzip;q=0.1', 'gzip; q=0.000', 'br;q=0.001', 'gzip;Q=0'].map(bestEncoding)).toEqual([
    'gzip',
    null,
    'br',
    null,
  ])
})

it('does not find a form within another word', () => {
  expect(acceptedEncodings('abracadabra, xgzip')).toEqual({ brotli: false, gzip: false })
})
