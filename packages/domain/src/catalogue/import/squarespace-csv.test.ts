import { describe, expect, it } from 'vitest'
import { isShopifyHeader } from './shopify-row.ts'
import { isSquarespaceHeader, readSquarespaceProducts, unreadOfSquarespace } from './squarespace-csv.ts'

const pot = {
  'Product ID [Non Editable]': 'p1',
  'Variant ID [Non Editable]': 'v1',
  'Product Type [Non Editable]': 'PHYSICAL',
  'Product Page': 'shop',
  'Product URL': 'tea-pot',
  Title: 'Tea pot',
  Description: '<p>Warm</p>',
  SKU: 'POT-S',
  'Option Name 1': 'Size',
  'Option Value 1': 'Small',
  'Option Name 2': 'Colour',
  'Option Value 2': 'Red',
  'Option Name 3': 'Glaze',
  'Option Value 3': 'Matt',
  'Option Name 4': 'Lid',
  'Option Value 4': 'Yes',
  Price: '40.00',
  'Sale Price': '30.00',
  'On Sale': 'Yes',
  Stock: '3',
  Categories: 'Kitchen, /home/table',
  Tags: 'tea, pot',
  Weight: '1.5',
  Length: '20',
  Width: '10',
  Height: '15',
  Visible: 'No',
  'Hosted Image URLs': 'https://x.example/a.jpg https://x.example/b.jpg',
}
const large = {
  ...Object.fromEntries(Object.keys(pot).map((name) => [name, ''])),
  'Variant ID [Non Editable]': 'v2',
  SKU: 'POT-L',
  'Option Name 1': 'Size',
  'Option Value 1': 'Large',
  'Option Value 2': 'Red',
  'Option Value 3': 'Matt',
  'Option Value 4': 'No',
  Price: '50.00',
  'Sale Price': '0.00',
  'On Sale': 'No',
  Stock: 'Unlimited',
  'Hosted Image URLs': 'https://x.example/large.jpg',
}

const common = { Colour: 'Red', Glaze: 'Matt' }

type Cells = Readonly<Record<string, string>>

function read(rows: readonly Cells[], measurement: 'metric' | 'imperial' = 'metric') {
  const table = rows.map((cells, place) => ({ line: place + 2, cells }))
  const reading = readSquarespaceProducts(table, { digits: 2, measurement })
  let step = reading.next()
  while (!step.done) step = reading.next()
  return step.value
}

describe('readSquarespaceProducts', () => {
  it('reads a product with its variants, sale, stock, pictures and measures', () => {
    const { drafts, problems, unread } = read([pot, large])
    expect([problems, unread]).toEqual([[], 0])
    expect(drafts).toMatchObject([
      {
        key: 'tea-pot',
        type: 'physical',
        title: 'Tea pot',
        uncleanBodyHtml: '<p>Warm</p>',
        categories: ['Kitchen', 'table'],
        tags: ['tea', 'pot'],
        optionNames: ['Size', 'Colour', 'Glaze', 'Lid'],
        isVisible: false,
        silentOn: ['excerpt', 'featured'],
        images: [
          { url: 'https://x.example/a.jpg' },
          { url: 'https://x.example/b.jpg' },
          { url: 'https://x.example/large.jpg' },
        ],
        variants: [
          {
            ...{ sku: 'POT-S', attributes: { ...common, Size: 'Small', Lid: 'Yes' }, weightGrams: 1_500 },
            ...{ priceCents: 4_000, salePriceCents: 3_000, isOnSale: true },
            ...{ stock: { unlimited: false, onHand: 3 }, sizeMm: { length: 200, width: 100, height: 150 } },
          },
          {
            ...{
              sku: 'POT-L',
              attributes: { ...common, Size: 'Large', Lid: 'No' },
              imageUrl: 'https://x.example/large.jpg',
            },
            ...{ priceCents: 5_000, isOnSale: false, stock: { unlimited: true } },
          },
        ],
      },
    ])
  })

  it('reads pounds and inches where the shop has them', () => {
    const [variant] = read([pot], 'imperial').drafts[0]?.variants ?? []
    expect(variant).toMatchObject({ weightGrams: 680, sizeMm: { length: 508, width: 254, height: 381 } })
  })

  it('tells two products of one address apart, and makes one of the title where there is none', () => {
    const { drafts } = read([
      pot,
      { ...pot, 'Product ID [Non Editable]': 'p2', 'Product Page': 'sale' },
      { Title: 'Gift', 'Product Type [Non Editable]': 'GIFT_CARD', Price: '10.00' },
      { Title: 'Hour', 'Product Type [Non Editable]': 'SERVICE', Price: '10.00', Stock: 'Unlimited' },
    ])
    expect(drafts.map(({ key, type }) => [key, type])).toEqual([
      ['tea-pot', 'physical'],
      ['tea-pot-2', 'physical'],
      ['gift', 'gift-card'],
      ['hour', 'service'],
    ])
  })

  it('knows downloads by either word, and says of an unknown type that it is one', () => {
    const typed = (type: string) => ({ Title: type, 'Product Type [Non Editable]': type, Price: '10.00' })
    const { drafts, problems } = read(['DOWNLOAD', 'DIGITAL', 'TICKET'].map(typed))
    expect(drafts.map(({ type }) => type)).toEqual(['digital', 'digital', 'physical'])
    expect(drafts.map(({ silentOn }) => silentOn.includes('type'))).toEqual([false, false, true])
    const reason = 'The type “ticket” is not known: please look at that of “TICKET”.'
    expect(problems).toEqual([{ line: 4, isUsed: true, reason }])
  })

  it('takes the first of very many pictures, and says so', () => {
    const pictures = Array.from({ length: 200_000 }, (_, place) => `${place}.jpg`).join(' ')
    const { drafts, problems } = read([{ ...pot, 'Hosted Image URLs': pictures }])
    expect(drafts[0]?.images).toHaveLength(250)
    expect(problems).toMatchObject([
      { line: 2, reason: expect.stringContaining('more than 250 pictures'), isUsed: true },
    ])
  })

  it('says of a row why it cannot be used, and goes on', () => {
    const { drafts, problems } = read([{ ...pot, Stock: 'many' }, large])
    expect(problems).toMatchObject([{ line: 2, reason: 'The quantity “many” is not a number.' }])
    expect(drafts[0]?.variants).toHaveLength(1)
  })
})

describe('the header of such a file', () => {
  it('is told from that of Shopify, and which of its columns are not read', () => {
    const header = [...Object.keys(pot), 'GTIN', 'MPN']
    expect([isSquarespaceHeader(header), isSquarespaceHeader(['Handle', 'Title', 'Variant Price'])]).toEqual([
      true,
      false,
    ])
    expect(isShopifyHeader(['Title', 'Name'])).toBe(false)
    expect(unreadOfSquarespace(header)).toEqual(['Product Page', 'GTIN', 'MPN'])
  })
})
