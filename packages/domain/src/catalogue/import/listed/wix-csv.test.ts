import { describe, expect, it } from 'vitest'
import { isShopifyHeader } from '../shopify-row.ts'
import { isSquarespaceHeader } from '../squarespace-csv.ts'
import { isWixHeader, readWixProducts, unreadOfWix } from './wix-csv.ts'

const pot = {
  handleId: 'product_1',
  fieldType: 'Product',
  name: 'Tea pot',
  description: '<p>Warm</p>',
  productImageUrl: 'a1~mv2.jpg;https://x.example/b.jpg',
  collection: 'Kitchen;Gifts',
  sku: 'POT',
  ribbon: 'New',
  price: '40.00',
  surcharge: '',
  visible: 'true',
  discountMode: 'PERCENT',
  discountValue: '25.0',
  inventory: 'InStock',
  weight: '1.5',
  productOptionName1: 'Size',
  productOptionType1: 'DROP_DOWN',
  productOptionDescription1: 'Small;Large',
  productOptionName2: 'Colour',
  productOptionType2: 'COLOR',
  productOptionDescription2: '#ff0000:Red;#0000ff:Blue',
}
const empty = Object.fromEntries(Object.keys(pot).map((name) => [name, '']))
const largeRed = {
  ...empty,
  ...{ handleId: 'product_1', fieldType: 'Variant', sku: 'POT-LR', surcharge: '10.00', visible: 'true' },
  ...{ inventory: '3', productOptionDescription1: 'Large', productOptionDescription2: '#ff0000:Red' },
}
const hidden = { ...largeRed, sku: 'POT-LB', visible: 'false', productOptionDescription2: '#0000ff:Blue' }

type Cells = Readonly<Record<string, string>>

function read(rows: readonly Cells[]) {
  const table = rows.map((cells, place) => ({ line: place + 2, cells }))
  const reading = readWixProducts(table, { digits: 2, measurement: 'metric' })
  let step = reading.next()
  while (!step.done) step = reading.next()
  return step.value
}

describe('readWixProducts', () => {
  it('reads a product with the variants that are shown, what they add, and what is taken off', () => {
    const { drafts, problems } = read([pot, largeRed, hidden])
    expect(problems).toEqual([])
    expect(drafts).toMatchObject([
      {
        ...{
          key: 'wix:product_1',
          urlId: 'tea-pot',
          type: 'physical',
          categories: ['Kitchen', 'Gifts'],
          isVisible: true,
        },
        optionNames: ['Size', 'Colour'],
        images: [
          { url: 'https://static.wixstatic.com/media/a1~mv2.jpg' },
          { url: 'https://x.example/b.jpg' },
        ],
        variants: [
          {
            ...{ sku: 'POT-LR', attributes: { Size: 'Large', Colour: 'Red' }, weightGrams: 1_500 },
            ...{ priceCents: 5_000, salePriceCents: 3_750, isOnSale: true },
            stock: { unlimited: false, onHand: 3 },
          },
        ],
      },
    ])
    expect(drafts[0]?.variants).toHaveLength(1)
  })

  it('makes a variant of each choice where none is told, and says that they were counted together', () => {
    const { drafts, problems } = read([
      { ...pot, inventory: '5', discountMode: 'AMOUNT', discountValue: '0' },
    ])
    expect(drafts[0]?.variants.map(({ attributes }) => Object.values(attributes).join(' '))).toEqual([
      'Small Red',
      'Small Blue',
      'Large Red',
      'Large Blue',
    ])
    expect(drafts[0]?.variants[3]).toMatchObject({ priceCents: 4_000, isOnSale: false, stock: { onHand: 5 } })
    expect(problems).toMatchObject([{ line: 2, isUsed: true, reason: expect.stringContaining('together') }])
  })

  it('keeps the name of a collection whole that has a comma in it', () => {
    const { drafts } = read([{ ...pot, collection: 'Tea, coffee;Gifts' }])
    expect(drafts).toMatchObject([{ categories: ['Tea, coffee', 'Gifts'] }])
  })

  it('takes a choice once that is named a thousand times', () => {
    const again = ['a', 'b'].flatMap((choice) => Array(1_000).fill(`#ff0000:${choice}`)).join(';')
    const options = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].flatMap((place) => [
        [`productOptionName${place}`, `Option ${place}`],
        [`productOptionDescription${place}`, again],
      ]),
    )
    const { drafts, problems } = read([{ ...pot, ...options }])
    expect(problems).toEqual([])
    expect(drafts[0]?.variants).toHaveLength(64)
  })

  it('makes no variants of a product that would have more than one can have', () => {
    const many = Array.from({ length: 16 }, (_, place) => `c${place}`).join(';')
    const wide = { ...pot, name: 'Wide', productOptionDescription1: many, productOptionDescription2: many }
    const { drafts, problems, unread } = read([{ ...wide, handleId: 'wide' }, pot])
    expect([drafts.map(({ title }) => title), unread]).toEqual([['Tea pot'], 1])
    expect(problems).toEqual([{ line: 2, reason: '“Wide” was left out: a product can have 250 variants.' }])
  })

  it('takes the first of very many pictures, and says so', () => {
    const pictures = Array.from({ length: 200_000 }, (_, place) => `${place}.jpg`).join(';')
    const { drafts, problems } = read([{ ...pot, productImageUrl: pictures }])
    expect(drafts[0]?.images).toHaveLength(250)
    expect(problems).toEqual([
      {
        line: 2,
        reason: '“Tea pot” has more than 250 pictures: the first ones are taken.',
        isUsed: true,
      },
    ])
  })

  it('names a product without a name', () => {
    expect(read([{ ...pot, name: '' }]).problems).toEqual([{ line: 2, reason: 'The product has no name.' }])
  })

  it('hides a product none of whose variants is shown', () => {
    expect(read([pot, hidden]).drafts).toMatchObject([{ isVisible: false, variants: [{ sku: 'POT-LB' }] }])
  })

  it('names a variant without its product, and a price that is none', () => {
    const { problems } = read([largeRed, { ...pot, price: 'much' }])
    expect(problems).toMatchObject([
      { line: 2, reason: 'The product of this variant does not stand above it.' },
      ...Array(4).fill({ line: 3, reason: 'The price “much” is not an amount.' }),
    ])
  })
})

describe('the header of such a file', () => {
  it('is told from others, and which of its columns are not read', () => {
    const header = [...Object.keys(pot), 'additionalInfoTitle1']
    expect([header, ['Handle', 'Title']].map(isWixHeader)).toEqual([true, false])
    expect([isShopifyHeader(header), isSquarespaceHeader(header)]).toEqual([false, false])
    expect(unreadOfWix(header)).toEqual(['ribbon', 'additionalInfoTitle1'])
  })
})
