import { expect, it } from 'vitest'
import { buildRow } from '../../../../testing/build-draft.ts'
import { setForAll } from './set-for-all.ts'

const rows = [buildRow({ values: { Size: 'S' } }), buildRow({ values: { Size: 'L' } })]

it('sets a field for every variant', () => {
  expect(setForAll(rows, null, 'price', '9').map((row) => row.price)).toEqual(['9', '9'])
})

it('sets it only for those with a value when one is named', () => {
  const set = setForAll(rows, { optionName: 'Size', value: 'L' }, 'stock', '7')
  expect(set.map((row) => row.onHand)).toEqual(['4', '7'])
})

it('takes the end off the stock, and the sale off the price, when nothing is typed', () => {
  expect(setForAll(rows, null, 'stock', '')[0]).toMatchObject({ isUnlimited: true })
  expect(setForAll([buildRow({ isOnSale: true })], null, 'sale-price', '')[0]).toMatchObject({
    isOnSale: false,
  })
})
