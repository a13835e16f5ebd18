import { expect, it } from 'vitest'
import { readPlaceLine } from './read-place-line.ts'

it.each([
  ['Brooklyn, NY 11231', { locality: 'Brooklyn', region: 'NY', postalCode: '11231' }],
  ['Brooklyn, New York, 11231-1234', { locality: 'Brooklyn', region: 'New York', postalCode: '11231-1234' }],
  ['Toronto, ON M5V 2T6', { locality: 'Toronto', region: 'ON', postalCode: 'M5V 2T6' }],
  ['Brooklyn, NY', { locality: 'Brooklyn', region: 'NY' }],
  ['London SE1 9TF', { locality: 'London', postalCode: 'SE1 9TF' }],
  ['24103 Kiel', { locality: 'Kiel', postalCode: '24103' }],
  ['Leith', { locality: 'Leith' }],
  ['Harbour, second quay', { locality: 'Harbour, second quay' }],
])('the line of an address with the town is read: %s', (line, parts) => {
  expect(readPlaceLine(line)).toEqual(parts)
})
