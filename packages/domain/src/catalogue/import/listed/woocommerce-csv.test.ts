import { describe, expect, it } from 'vitest'
import { isShopifyHeader } from '../shopify-row.ts'
import { isSquarespaceHeader } from '../squarespace-csv.ts'
import { isWooCommerceHeader, readWooCommerceProducts, unreadOfWooCommerce } from './woocommerce-csv.ts'
import { isForeignWooCommerce } from './woocommerce-headers.ts'

const shirt = {
  ID: '10',
  Type: 'variable',
  SKU: 'SHIRT',
  Name: 'Linen shirt',
  Published: '1',
  'Is featured?': '1',
  'Short description': 'Cool in <b>summer</b>.',
  Description: 'First line.\\n\\nSecond line.',
  'Date sale price starts': '',
  'Date sale price ends': '',
  'In stock?': '1',
  Stock: '',
  'Backorders allowed?': '0',
  'Weight (kg)': '0,3',
  'Length (cm)': '',
  'Width (cm)': '',
  'Height (cm)': '',
  'Sale price': '',
  'Regular price': '',
  Categories: 'Clothing > Shirts, Summer\\, sale',
  Tags: 'linen, summer',
  Images: 'https://x.example/a.jpg, https://x.example/b.jpg',
  Parent: '',
  'Attribute 1 name': 'Fabric',
  'Attribute 1 value(s)': 'Linen',
  'Attribute 2 name': 'Colour',
  'Attribute 2 value(s)': 'Blue, Red',
  'Attribute 3 name': 'Size',
  'Attribute 3 value(s)': 'S, M',
}
const empty = Object.fromEntries(Object.keys(shirt).map((name) => [name, '']))
const blueSmall = {
  ...empty,
  ...{ ID: '11', Type: 'variation', SKU: 'SHIRT-BS', Name: 'Linen shirt - Blue, S', Published: '1' },
  ...{ 'In stock?': '1', Stock: '4', 'Regular price': '40.00', 'Sale price': '30.00', Parent: 'SHIRT' },
  ...{ Images: 'https://x.example/blue.jpg', 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': 'Blue' },
  ...{ 'Attribute 2 name': 'Size', 'Attribute 2 value(s)': 'S' },
}
const anyOther = {
  ...blueSmall,
  ...{ ID: '12', SKU: '', Stock: '', 'In stock?': '0', 'Regular price': '45.00', 'Sale price': '' },
  ...{ Images: '', Parent: 'id:10', 'Attribute 1 value(s)': '', 'Attribute 2 value(s)': '' },
}
const mug = {
  ...empty,
  ...{ ID: '20', Type: 'simple', SKU: 'MUG', Name: 'Mug', Published: '0', Stock: '3', 'In stock?': '1' },
  ...{ 'Regular price': '12,50', 'Sale price': '10', 'Backorders allowed?': 'notify' },
  ...{ 'Date sale price starts': '2026-11-27 0:00:00', 'Attribute 1 name': 'Material' },
  ...{ 'Attribute 1 value(s)': 'Enamel' },
}

type Cells = Readonly<Record<string, string>>

function read(rows: readonly Cells[]) {
  const table = rows.map((cells, place) => ({ line: place + 2, cells }))
  const reading = readWooCommerceProducts(table, {
    digits: 2,
    readClock: (wall) => Date.parse(`${wall}+01:00`),
  })
  let step = reading.next()
  while (!step.done) step = reading.next()
  return step.value
}

describe('readWooCommerceProducts', () => {
  it('reads a product with its variations, wherever they stand', () => {
    const { drafts, problems, unread } = read([blueSmall, shirt, mug, anyOther])
    expect([problems, unread]).toEqual([[], 0])
    const blue = 'https://x.example/blue.jpg'
    expect(drafts[0]).toMatchObject({
      key: 'woocommerce:10',
      urlId: 'linen-shirt',
      type: 'physical',
      uncleanBodyHtml: '<p>First line.</p><p>Second line.</p>',
      uncleanExcerptHtml: '<p>Cool in <b>summer</b>.</p>',
      tags: ['linen', 'summer'],
      optionNames: ['Colour', 'Size'],
      isVisible: true,
      isFeatured: true,
      images: [{ url: 'https://x.example/a.jpg' }, { url: 'https://x.example/b.jpg' }, { url: blue }],
      variants: [
        {
          ...{ sku: 'SHIRT-BS', attributes: { Colour: 'Blue', Size: 'S' }, imageUrl: blue },
          ...{ priceCents: 4_000, salePriceCents: 3_000, isOnSale: true, weightGrams: 300 },
          stock: { unlimited: false, onHand: 4 },
        },
        { attributes: { Colour: 'Blue', Size: 'M' }, priceCents: 4_500, stock: { onHand: 0 } },
        { attributes: { Colour: 'Red', Size: 'S' } },
        { attributes: { Colour: 'Red', Size: 'M' } },
      ],
    })
  })

  it('keeps names whole that have commas in them', () => {
    const names = {
      ...{ Categories: 'Pantry > Tea\\, coffee, Gifts', Tags: 'hot\\, strong, morning' },
      ...{ 'Attribute 2 value(s)': 'Blue\\, pale, Red' },
    }
    const pale = { ...blueSmall, 'Attribute 1 value(s)': 'Blue\\, pale' }
    const { drafts, problems } = read([{ ...shirt, ...names }, pale, anyOther])
    expect(problems).toEqual([])
    expect(drafts).toMatchObject([{ categories: ['Tea, coffee', 'Gifts'], tags: ['hot, strong', 'morning'] }])
    expect(drafts[0]?.variants.map(({ attributes }) => Object.values(attributes).join('/'))).toEqual([
      ...['Blue, pale/S', 'Blue, pale/M', 'Red/S', 'Red/M'],
    ])
  })

  it('reads a product without variations, its sale to come in the time of the site', () => {
    expect(read([mug]).drafts).toMatchObject([
      {
        ...{ key: 'woocommerce:20', urlId: 'mug', optionNames: [], isVisible: false },
        variants: [
          {
            ...{ sku: 'MUG', priceCents: 1_250, salePriceCents: 1_000, isOnSale: false },
            ...{ saleFromMs: Date.parse('2026-11-26T23:00:00Z'), stock: { unlimited: true } },
          },
        ],
      },
    ])
  })

  it('tells virtual and downloadable products by their types, and two of one name apart', () => {
    const { drafts } = read([
      { ...mug, Type: 'simple, virtual' },
      { ...mug, Type: 'simple, downloadable, virtual', ID: '21', SKU: '' },
    ])
    expect(drafts.map(({ urlId, type }) => [urlId, type])).toEqual([
      ['mug', 'service'],
      ['mug-2', 'digital'],
    ])
  })

  it('gives each variant what was counted of all, and says so', () => {
    const { drafts, problems } = read([
      { ...shirt, Stock: '7' },
      { ...blueSmall, Stock: 'parent' },
    ])
    expect(drafts[0]?.variants[0]?.stock).toEqual({ unlimited: false, onHand: 7 })
    expect(problems).toMatchObject([{ line: 2, isUsed: true, reason: expect.stringContaining('together') }])
  })

  it('leaves out variations that are switched off, and says so', () => {
    const off = { ...blueSmall, ID: '13', SKU: 'SHIRT-OFF', Published: '0', 'Attribute 1 value(s)': 'Red' }
    const { drafts, problems, unread } = read([shirt, blueSmall, off])
    expect(drafts.map(({ variants }) => variants.map(({ sku }) => sku))).toEqual([['SHIRT-BS']])
    expect(drafts[0]?.isVisible).toBe(true)
    const reason = '“Linen shirt” was read without its variants that are switched off there.'
    expect([problems, unread]).toEqual([[{ line: 2, isUsed: true, reason }], 0])
  })

  it('hides a product whose variations are all switched off', () => {
    const { drafts, problems } = read([shirt, { ...blueSmall, Published: '0' }])
    expect([drafts[0]?.isVisible, drafts[0]?.variants.length, problems]).toEqual([false, 1, []])
  })

  it('makes no variants of a product that would have more than one can have', () => {
    const many = Array.from({ length: 40 }, (_, place) => `c${place}`).join(', ')
    const wide = { ...shirt, 'Attribute 2 value(s)': many, 'Attribute 3 value(s)': many }
    const reason = '“Linen shirt” was left out: a product can have 250 variants.'
    expect(read([wide, anyOther])).toMatchObject({ drafts: [], unread: 1, problems: [{ line: 2, reason }] })
    const rows = Array.from({ length: 251 }, (_, place) => ({
      ...blueSmall,
      'Attribute 1 value(s)': `c${place}`,
    }))
    expect(read([wide, ...rows])).toMatchObject({ drafts: [], unread: 1, problems: [{ line: 2, reason }] })
    const whole = rows.slice(0, 250)
    expect(read([wide, ...whole]).drafts[0]?.variants).toHaveLength(250)
  })

  it('names what it cannot read, and goes on', () => {
    const { drafts, problems, unread } = read([{ ...mug, Type: 'grouped' }, blueSmall, mug])
    expect([drafts.length, unread]).toEqual([1, 2])
    expect(problems).toMatchObject([
      { line: 2, reason: 'Products of the type “grouped” are not read.' },
      { line: 3, reason: 'The product “SHIRT” of this variation is not in the file.' },
    ])
  })
})

describe('the header of such a file', () => {
  it('is told from others, and which of its columns are not read', () => {
    const header = [...Object.keys(shirt), 'Tax status', 'Attribute 1 visible']
    expect([header, ['Handle', 'Title']].map(isWooCommerceHeader)).toEqual([true, false])
    expect([isShopifyHeader(header), isSquarespaceHeader(header)]).toEqual([false, false])
    expect(unreadOfWooCommerce(header)).toEqual(['Tax status', 'Attribute 1 visible'])
  })

  it('is read in German, too', () => {
    const inGerman = {
      ...{ SKU: 'Artikelnummer', Type: 'Typ', Published: 'Veröffentlicht', Stock: 'Bestand' },
      ...{ 'Is featured?': 'Ist hervorgehoben?', 'In stock?': 'Vorrätig?', Parent: 'Übergeordnetes Produkt' },
      ...{ 'Short description': 'Kurzbeschreibung', Description: 'Beschreibung', Tags: 'Schlagwörter' },
      ...{ 'Date sale price starts': 'Datum, an dem Angebotspreis beginnt', Images: 'Bilder' },
      ...{ 'Date sale price ends': 'Datum, an dem Angebotspreis endet', Categories: 'Kategorien' },
      ...{ 'Backorders allowed?': 'Lieferrückstande erlaubt?', 'Weight (kg)': 'Gewicht (kg)' },
      ...{ 'Length (cm)': 'Länge (cm)', 'Width (cm)': 'Breite (cm)', 'Height (cm)': 'Höhe (cm)' },
      ...{ 'Sale price': 'Angebotspreis', 'Regular price': 'Regulärer Preis' },
    }
    const names: ReadonlyMap<string, string> = new Map(Object.entries(inGerman))
    const german = (cells: Cells) =>
      Object.fromEntries(
        Object.entries(cells).map(([name, text]) => [
          names.get(name) ??
            name.replace('Attribute', 'Attribut').replace('name', 'Name').replace('value(s)', 'Wert(e)'),
          text,
        ]),
      )
    const rows = [shirt, blueSmall, anyOther, mug]
    expect(read(rows.map(german))).toEqual(read(rows))
    const header = Object.keys(german(shirt))
    expect([isWooCommerceHeader(header), unreadOfWooCommerce(header)]).toEqual([true, []])
    expect(isForeignWooCommerce(header, [])).toBe(false)
  })

  it('is known in a language that is not read', () => {
    const header = ['ID', 'Type', 'UGS', 'Nom', 'Tarif régulier']
    const row = (type: string) => ({ line: 2, cells: { ID: '1', Type: type, Nom: 'Tasse' } })
    expect(isWooCommerceHeader(header)).toBe(false)
    expect([row('simple, virtual'), row('cup')].map((each) => isForeignWooCommerce(header, [each]))).toEqual([
      true,
      false,
    ])
  })
})
