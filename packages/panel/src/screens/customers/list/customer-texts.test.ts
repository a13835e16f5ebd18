import { expect, it } from 'vitest'
import { ordersText } from './customer-texts.ts'

it.each([
  [0, 0, '0'],
  [2, 0, '2'],
  [0, 1, '0, plus 1 test order'],
  [1, 2, '1, plus 2 test orders'],
])('names test orders apart: %i and %i are %j', (orderCount, testOrderCount, text) => {
  expect(ordersText({ orderCount, testOrderCount })).toBe(text)
})
