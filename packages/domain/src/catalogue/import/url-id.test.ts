import { expect, it } from 'vitest'
import { numberedUrlId, pageAddressProblem } from '../../website/page-address.ts'
import { urlIdOf } from './url-id.ts'

it('makes an address of a text', () => {
  expect(urlIdOf(' Émail mug, blue! ')).toBe('email-mug-blue')
  expect(urlIdOf('Größe L')).toBe('grosse-l')
  expect(urlIdOf('…')).toBe('')
})

it('numbers an address that is taken, within what an address holds', () => {
  expect([1, 2, 12].map((number) => numberedUrlId('mug', number))).toEqual(['mug', 'mug-2', 'mug-12'])
  const long = urlIdOf('x'.repeat(300))
  expect([long, numberedUrlId(long, 12)].map(pageAddressProblem)).toEqual([null, null])
})
