import { expect, it } from 'vitest'
import { senderLines } from './sender-lines.ts'

const address = { addressLine1: '214 Conover Street', addressLine2: 'Brooklyn, NY 11231', addressCountry: '' }

/** The lines of a shop that is called so, at an address that is called so. */
function linesOf(businessName: string, addressTitle: string): readonly string[] {
  const location = { ...address, addressTitle }
  return senderLines({ title: 'Tidewater', store: { businessName }, location })
}

it('names who sends once, also where the address is called by the beginning of that name', () => {
  expect(linesOf('Tidewater Goods LLC', 'Tidewater')).toEqual([
    'Tidewater Goods LLC',
    '214 Conover Street',
    'Brooklyn, NY 11231',
  ])
  expect(linesOf('', 'Tidewater')[1]).toBe('214 Conover Street')
  expect(linesOf('Tidewater Goods LLC', 'Pier 9')[1]).toBe('Pier 9')
  expect(linesOf('Tidewater Goods LLC', 'Tide')[1]).toBe('Tide')
})
