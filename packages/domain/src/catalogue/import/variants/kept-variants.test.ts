import { expect, it } from 'vitest'
import type { CsvRow } from '../csv-row.ts'
import { readWixProducts } from '../listed/wix-csv.ts'
import { readWooCommerceProducts } from '../listed/woocommerce-csv.ts'
import type { DraftedProducts } from '../product-draft.ts'
import { readShopifyProducts } from '../shopify-csv.ts'
import { readSquarespaceProducts } from '../squarespace-csv.ts'
import { keptVariants, withKept } from './kept-variants.ts'

const variant = (id: string, size: string) => ({
  id,
  sku: `T-${size}`,
  attributes: { Size: size },
  priceCents: 900,
  salePriceCents: 0,
  isOnSale: false,
  stock: { unlimited: true } as const,
  weightGrams: 0,
  imageId: null,
})
const known = [variant('a', 'S'), variant('b', 'M'), variant('c', 'L')]

function read(
  reader: (rows: readonly CsvRow[]) => Generator<undefined, DraftedProducts>,
  ...rows: CsvRow['cells'][]
) {
  const reading = reader(rows.map((cells, place) => ({ line: place + 2, cells })))
  let step = reading.next()
  while (!step.done) step = reading.next()
  return step.value
}

/** Ids of the variants that stay of a tee, by a file of it. */
function stay({ drafts }: DraftedProducts): readonly string[] {
  const tee = drafts.find(({ title }) => title === 'Tee')
  return tee ? keptVariants(known, tee).map(({ id }) => id) : ['not read']
}

const tee = (Size: string, more: CsvRow['cells'] = {}): CsvRow['cells'] => ({
  Handle: 'tee',
  'Option1 Value': Size,
  'Variant SKU': `T-${Size}`,
  'Variant Price': '9',
  ...more,
})
const first = tee('S', { Title: 'Tee', 'Option1 Name': 'Size' })
const shopify = (rows: readonly CsvRow[]) => readShopifyProducts(rows, { digits: 2 })

it('loses what the file leaves out, where all its rows can be read', () => {
  expect(stay(read(shopify, first, tee('M')))).toEqual([])
})

it.each([
  ['a price', { 'Variant Price': '9.o' }],
  ['no price', { 'Variant Price': '' }],
  ['a quantity', { 'Variant Inventory Qty': '2.5' }],
  ['an end of the sale', { 'Sale Until': '2020-13-45' }],
  ['the value of another variant', { 'Option1 Value': 'S' }],
  ['no value', { 'Option1 Value': '' }],
])('keeps a variant whose row has %s that cannot be', (_, cells) => {
  expect(stay(read(shopify, first, tee('M', cells), tee('L')))).toEqual(['b'])
})

it('keeps a variant whose row may be one of which nobody knows whose it is', () => {
  expect(stay(read(shopify, first, tee('M', { Handle: '' }), tee('L')))).toEqual(['b'])
  expect(stay(read(shopify, first, tee('M', { Handle: 'tie' }), tee('L')))).toEqual(['b'])
})

it('keeps such a variant by a file of Squarespace', () => {
  const reader = (rows: readonly CsvRow[]) =>
    readSquarespaceProducts(rows, { digits: 2, measurement: 'metric' })
  const row = (Title: string, size: string, Price: string) => ({
    ...{ Title, SKU: `T-${size}`, Price, 'Product Type [Non Editable]': 'PHYSICAL' },
    ...{ 'Option Name 1': 'Size', 'Option Value 1': size },
  })
  expect(stay(read(reader, row('Tee', 'S', '9'), row('', 'M', '9.o'), row('', 'L', '9')))).toEqual(['b'])
})

it('keeps such a variant by a file of WooCommerce, or one of no product there', () => {
  const reader = (rows: readonly CsvRow[]) =>
    readWooCommerceProducts(rows, { digits: 2, readClock: () => null })
  const row = (size: string, price: string, Parent = 'tee', Type = 'variation') => ({
    ...{ Type, SKU: `T-${size}`, Parent, 'Regular price': price, Published: '1' },
    ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': size },
  })
  const product = { ...row('S, M, L', '', '', 'variable'), SKU: 'tee', Name: 'Tee' }
  const [small, large] = [row('S', '9'), row('L', '9')]
  expect(stay(read(reader, product, small, row('M', '9.o'), large))).toEqual(['b'])
  expect(stay(read(reader, product, small, row('M', '9', 'tie'), large))).toEqual(['b'])
  expect(stay(read(reader, product, small, row('M', '9', 'tee', 'variatoin'), large))).toEqual(['b'])
  expect(stay(read(reader, product, small, { ...row('M', '9'), Published: 'maybe' }, large))).toEqual([])
})

it('keeps such a variant by a file of Wix, or one of no product there', () => {
  const reader = (rows: readonly CsvRow[]) => readWixProducts(rows, { digits: 2, measurement: 'metric' })
  const row = (size: string, more: CsvRow['cells'] = {}) => ({
    ...{ handleId: 'tee', fieldType: 'Variant', sku: `T-${size}`, surcharge: '0' },
    ...{ productOptionDescription1: size, ...more },
  })
  const product = row('S;M;L', { fieldType: 'Product', name: 'Tee', price: '9', productOptionName1: 'Size' })
  expect(stay(read(reader, product, row('S'), row('M', { surcharge: '1.o' }), row('L')))).toEqual(['b'])
  expect(stay(read(reader, product, row('S'), row('M', { handleId: 'tie' }), row('L')))).toEqual(['b'])
  expect(stay(read(reader, product, row('S'), row('L'), row('M', { fieldType: 'Varaint' })))).toEqual(['b'])
})

it('puts what stays behind what stood before it', () => {
  const placed = (told: readonly number[], kept: readonly number[]) => {
    const at = (places: readonly number[]) => known.filter((_, place) => places.includes(place))
    return withKept(at(told), at(kept), known).map(({ id }) => id)
  }
  expect([placed([1, 2], [0]), placed([0, 2], [1]), placed([1], [0, 2])]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
})
