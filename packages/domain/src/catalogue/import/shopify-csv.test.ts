import { describe, expect, it } from 'vitest'
import { readShopifyProducts } from './shopify-csv.ts'
import { isShopifyHeader } from './shopify-row.ts'

/** A row of the older header; line 2 by default. */
function row(cells: Readonly<Record<string, string>>, line = 2) {
  return { line, cells }
}

const mug = {
  Handle: 'mug',
  Title: 'Enamel mug',
  'Body (HTML)': '<p>Blue</p>',
  Type: 'Kitchen',
  Tags: 'enamel, blue, enamel',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Inventory Qty': '4',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '12.5',
  'Variant Requires Shipping': 'true',
}
/** What a reader comes to, without a pause. */
function whole(reading: ReturnType<typeof readShopifyProducts>) {
  let step = reading.next()
  while (!step.done) step = reading.next()
  return step.value
}
const read = (...rows: Parameters<typeof row>[0][]) =>
  whole(
    readShopifyProducts(
      rows.map((cells, place) => row(cells, place + 2)),
      { digits: 2 },
    ),
  )
const firstOf = (cells: Readonly<Record<string, string>>) => read({ ...mug, ...cells }).drafts[0]
const variantOf = (cells: Readonly<Record<string, string>>) => firstOf(cells)?.variants[0]

describe('readShopifyProducts', () => {
  it('changes nothing by a yes, a no or a weight that it cannot read, and says so', () => {
    const { drafts, problems } = read({
      ...mug,
      Published: 'maybe',
      Featured: 'perhaps',
      'Variant Grams': '-1',
    })
    expect(drafts[0]?.silentOn).toEqual(expect.arrayContaining(['visibility', 'featured']))
    expect(drafts[0]).toMatchObject({ isVisible: false, variants: [{ weightGrams: 0, keepsWeight: true }] })
    expect(problems).toEqual([
      { line: 2, reason: 'The weight “-1” is not a number of grams: please look at it.', isUsed: true },
      ...[
        ['maybe', 'Published'],
        ['perhaps', 'Featured'],
      ].map(([said, name]) => ({
        line: 2,
        reason: `“${said}” in the column “${name}” is neither true nor false: please look at “Enamel mug”.`,
        isUsed: true,
      })),
    ])
  })

  it('reads a product without options', () => {
    expect(read(mug)).toEqual({
      problems: [],
      unread: 0,
      drafts: [
        {
          key: 'mug',
          isOurs: false,
          line: 2,
          lines: [2],
          urlId: 'mug',
          type: 'physical',
          title: 'Enamel mug',
          uncleanBodyHtml: '<p>Blue</p>',
          uncleanExcerptHtml: '',
          categories: ['Kitchen'],
          tags: ['enamel', 'blue'],
          optionNames: [],
          variants: [
            {
              sku: 'MUG',
              isSkuMade: true,
              attributes: {},
              priceCents: 1250,
              salePriceCents: 0,
              isOnSale: false,
              stock: { unlimited: false, onHand: 4 },
              weightGrams: 0,
              imageUrl: null,
            },
          ],
          images: [],
          isVisible: true,
          isFeatured: false,
          safety: { maker: '', responsible: '', warnings: '' },
          seo: { title: '', description: '' },
          silentOn: ['excerpt', 'more-categories', 'featured', 'weight'],
        },
      ],
    })
  })

  it('reads the newer header to the same draft', () => {
    const newer = {
      'URL handle': 'mug',
      Title: 'Enamel mug',
      Description: '<p>Blue</p>',
      Type: 'Kitchen',
      Tags: 'enamel, blue',
      'Published on online store': 'TRUE',
      Status: 'Active',
      'Option1 name': 'Title',
      'Option1 value': 'Default Title',
      'Inventory quantity': '4',
      'Continue selling when out of stock': 'FALSE',
      Price: '12.50',
      'Price / International': '99',
      'Requires shipping': 'TRUE',
    }
    expect(read(newer)).toEqual(read(mug))
  })

  it('joins the rows of one handle into variants, and gives each a SKU', () => {
    const shirt = { ...mug, Handle: 'shirt', 'Option1 Name': 'Size', 'Option1 Value': 'Small' }
    const { drafts } = read(shirt, { Handle: 'shirt', 'Option1 Value': 'Large', 'Variant Price': '13' })
    expect(drafts).toHaveLength(1)
    expect(drafts[0]?.optionNames).toEqual(['Size'])
    expect(drafts[0]?.variants).toMatchObject([
      { sku: 'SHIRT-SMALL', attributes: { Size: 'Small' }, priceCents: 1250 },
      { sku: 'SHIRT-LARGE', attributes: { Size: 'Large' }, priceCents: 1300 },
    ])
  })

  it('numbers SKUs that variants share, past those that are taken', () => {
    const sizes = ['S', 'M', 'L', 'XL']
    const skus = ['A', 'A-2', 'A', 'A']
    const { drafts } = read(
      ...sizes.map((size, place) => ({
        Handle: 'shirt',
        Title: 'Shirt',
        'Option1 Name': 'Size',
        'Option1 Value': size,
        'Variant SKU': skus[place] ?? '',
        'Variant Price': '1',
      })),
    )
    expect(drafts[0]?.variants.map(({ sku }) => sku)).toEqual(['A', 'A-2', 'A-3', 'A-4'])
  })

  const shirts = (count: number) =>
    read(
      ...Array.from({ length: count }, (_, each) => ({
        Handle: 'shirt',
        Title: 'Shirt',
        'Option1 Name': 'Size',
        'Option1 Value': `Size ${each}`,
        'Variant SKU': 'A',
        'Variant Price': '1',
      })),
    )

  it('reads a thousand rows of one product, all with the same SKU', () => {
    expect(shirts(1_000).drafts[0]?.variants.at(-1)?.sku).toBe('A-1000')
  })

  it('builds no product of more rows than any has', () => {
    expect(shirts(20_000)).toMatchObject({ drafts: [], problems: [{ line: 2 }] })
  })

  it('takes rows that only carry a picture as pictures, in the order of their positions', () => {
    const { drafts } = read(
      { ...mug, 'Image Src': 'https://x/2.jpg', 'Image Position': '2', 'Image Alt Text': 'Side' },
      { Handle: 'mug', 'Image Src': 'https://x/1.jpg', 'Image Position': '1' },
    )
    expect(drafts[0]?.variants).toHaveLength(1)
    expect(drafts[0]?.images).toEqual([
      { url: 'https://x/1.jpg', altText: '' },
      { url: 'https://x/2.jpg', altText: 'Side' },
    ])
  })

  it('keeps the picture of a variant', () => {
    const draft = firstOf({ 'Image Src': 'https://x/1.jpg', 'Variant Image': 'https://x/v.jpg' })
    expect(draft?.images.map((image) => image.url)).toEqual(['https://x/1.jpg', 'https://x/v.jpg'])
    expect(draft?.variants[0]?.imageUrl).toBe('https://x/v.jpg')
  })

  it('puts a product on sale when the compare-at price is above the price', () => {
    expect(variantOf({ 'Variant Compare At Price': '20' })).toMatchObject({
      priceCents: 2000,
      salePriceCents: 1250,
      isOnSale: true,
    })
    expect(variantOf({ 'Variant Compare At Price': '12.50' })).toMatchObject({
      priceCents: 1250,
      isOnSale: false,
    })
  })

  it('takes a gift card for what it is worth, whatever it is compared at', () => {
    const card = { 'Gift Card': 'true', 'Variant Compare At Price': '20' }
    expect(variantOf(card)).toMatchObject({ priceCents: 1250, isOnSale: false, salePriceCents: 0 })
  })

  it.each([
    ['a quantity without a tracker', { 'Variant Inventory Tracker': '' }, { unlimited: false, onHand: 4 }],
    [
      'what is not counted',
      { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '0' },
      { unlimited: true },
    ],
    [
      'what is not counted, and was',
      { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '-2' },
      { unlimited: true },
    ],
    ['a file without trackers', { 'Variant Inventory Qty': '0' }, { unlimited: false, onHand: 0 }],
    [
      'a 0 in our own file',
      { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '0', 'Product ID': '' },
      { unlimited: false, onHand: 0 },
    ],
    ['a quantity below zero', { 'Variant Inventory Qty': '-3' }, { unlimited: false, onHand: 0 }],
    ['what sells on without stock', { 'Variant Inventory Policy': 'continue' }, { unlimited: true }],
    ['what nobody counts', { 'Variant Inventory Qty': '' }, { unlimited: true }],
    [
      'a tracker without a quantity',
      { 'Variant Inventory Qty': '', 'Variant Inventory Tracker': 'shopify' },
      { unlimited: false, onHand: 0 },
    ],
    ['a gift card', { 'Gift Card': 'true' }, { unlimited: true }],
    [
      'a card of another kind',
      { 'Gift Card': 'true', 'Product Kind': 'Physical' },
      { unlimited: false, onHand: 4 },
    ],
  ])('reads the stock of %s', (_, cells, stock) => {
    expect(variantOf(cells)?.stock).toEqual(stock)
  })

  it('says of what is not counted that it sells without end, and takes a file of it for a download', () => {
    const cells = { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '0' }
    const { drafts, problems } = read({ ...mug, ...cells, 'Variant Requires Shipping': 'false' })
    expect(drafts[0]?.type).toBe('digital')
    expect(problems).toEqual([
      { line: 2, reason: '“Enamel mug” is not counted in the file: it sells without end.', isUsed: true },
    ])
  })

  it.each([
    ['gift-card', { 'Gift Card': 'TRUE' }],
    ['digital', { 'Variant Requires Shipping': 'false', 'Variant Inventory Qty': '' }],
    ['service', { 'Variant Requires Shipping': 'false' }],
    ['physical', { 'Variant Requires Shipping': '' }],
  ])('tells a %s product', (type, cells) => {
    expect(firstOf(cells)?.type).toBe(type)
  })

  it.each([
    [{ Published: 'false' }, false],
    [{ Status: 'draft' }, false],
    [{ Status: 'archived' }, false],
    [{ Status: 'Active' }, true],
    [{ Published: '' }, true],
  ])('shows a product with %o: %s', (cells, isVisible) => {
    expect(firstOf(cells)?.isVisible).toBe(isVisible)
  })

  it('names the end of the standard category when the owner gave no type', () => {
    expect(firstOf({ Type: '', 'Product Category': 'Home > Kitchen > Mugs' })?.categories).toEqual(['Mugs'])
  })

  it('makes a key of the title when there is no handle', () => {
    expect(firstOf({ Handle: '', Title: 'Crème brûlée' })).toMatchObject({
      key: 'creme-brulee',
      urlId: 'creme-brulee',
    })
  })

  it('names what is wrong with its line, and goes on', () => {
    const { drafts, problems, unread } = read(
      { Handle: 'nameless', 'Variant Price': '1' },
      { ...mug, Handle: 'a', 'Variant Price': 'free' },
      { ...mug, Handle: 'b', 'Variant Price': '' },
      { ...mug, Handle: 'c', 'Variant Inventory Qty': 'many' },
      { ...mug, Handle: 'd', 'Option1 Name': 'Size', 'Option1 Value': '' },
      { 'Variant Price': '1' },
      { ...mug, Handle: 'e', 'Variant Compare At Price': '?' },
      mug,
      { Handle: 'mug', 'Variant Price': '9' },
    )
    expect(drafts.map((draft) => draft.key)).toEqual(['mug'])
    expect(unread).toBe(7)
    expect(problems).toEqual([
      { line: 2, reason: 'The product “nameless” has no title.' },
      { line: 3, reason: 'The price “free” is not an amount.' },
      { line: 4, reason: 'There is no price.' },
      { line: 5, reason: 'The quantity “many” is not a number.' },
      { line: 6, reason: 'The value of the option “Size” is missing.' },
      { line: 7, reason: 'There is neither a handle nor a title.' },
      { line: 8, reason: 'The compare-at price “?” is not an amount.' },
      { line: 10, reason: 'The product has this variant already.' },
    ])
  })

  it('says what it took otherwise than the file has it', () => {
    const { drafts, problems, unread } = read(
      { ...mug, 'Variant Inventory Qty': '-3', 'Variant SKU': 'M-1' },
      { ...mug, Handle: '', Title: 'Jug', 'Variant SKU': 'M-1' },
      { Handle: '', Title: '' },
    )
    expect([drafts.length, unread]).toEqual([2, 0])
    expect(problems).toEqual([
      { line: 2, reason: 'The quantity “-3” is below zero: none is there.', isUsed: true },
      { line: 3, reason: 'There is no handle: “jug” was made of the title.', isUsed: true },
      { line: 3, reason: 'The SKU “M-1” is that of “Enamel mug”, too.', isUsed: true },
    ])
  })

  it('tells products of one handle apart by the ids of our own file, and takes added rows to theirs', () => {
    const one = { ...mug, 'Product ID': 'a', 'Option1 Name': 'Size', 'Option1 Value': 'S' }
    const added = { Handle: 'mug', 'Option1 Value': 'L', 'Variant Price': '3' }
    const { drafts, problems } = read(one, added, { ...mug, Title: 'Other mug', 'Product ID': 'b' })
    expect(problems).toEqual([])
    expect(drafts.map(({ productId, isOurs, variants }) => [productId, isOurs, variants.length])).toEqual([
      ['a', true, 2],
      ['b', true, 1],
    ])
  })

  it('reads amounts as shops write them, and none that is finer than the currency', () => {
    const prices = ['1,299.00', '1.299,00', '9,99', '$ 50', '50 €', '7', '0.5', '1.999', '-3', '1e3'].map(
      (price) => variantOf({ 'Variant Price': price })?.priceCents,
    )
    expect(prices).toEqual([129900, 129900, 999, 5000, 5000, 700, 50, undefined, undefined, undefined])
  })

  it('asks what a price with one mark that can group means', () => {
    expect(read({ ...mug, 'Variant Price': '1.500' }).problems).toEqual([
      { line: 2, reason: '“1.500” can be read in two ways: write thousands without a mark, such as 1500.' },
    ])
  })

  it('leaves out tags above 50 and categories above 25 characters, and says so', () => {
    const long = { Tags: `${'t'.repeat(50)}, ${'u'.repeat(51)}`, Type: 'c'.repeat(26) }
    const { drafts, problems } = read({ ...mug, ...long })
    expect(drafts[0]).toMatchObject({ title: 'Enamel mug', tags: ['t'.repeat(50)], categories: [] })
    expect(problems).toEqual([
      {
        line: 2,
        reason: `The category “${'c'.repeat(26)}” was left out: a category can have 25 characters.`,
        isUsed: true,
      },
      {
        line: 2,
        reason: `The tag “${'u'.repeat(51)}” was left out: a tag can have 50 characters.`,
        isUsed: true,
      },
    ])
    expect(firstOf({ Type: 'c'.repeat(25) })?.categories).toEqual(['c'.repeat(25)])
  })

  it('reads what our own file has beside the columns of others: an excerpt, further categories, what is featured', () => {
    const own = { 'Excerpt (HTML)': '<p>Short</p>', 'More Categories': 'Gifts, Blue', Featured: 'true' }
    expect(firstOf(own)).toMatchObject({
      uncleanExcerptHtml: '<p>Short</p>',
      categories: ['Kitchen', 'Gifts', 'Blue'],
      isFeatured: true,
      silentOn: ['weight'],
    })
  })

  it('pauses between rows as they are read and put together, and between products', () => {
    const reading = readShopifyProducts([row(mug, 2), row({ ...mug, Handle: 'cup' }, 3)], { digits: 2 })
    const done = Array.from({ length: 7 }, () => reading.next().done)
    expect(done).toEqual([false, false, false, false, false, false, true])
  })

  it('looks at no more rows of a product than tell that they are too many', () => {
    const picture = { Handle: 'mug', 'Image Src': 'https://a.example/1.jpg' }
    const rows = Array.from({ length: 2_500 }, (_, at) => ({
      ...picture,
      'Image Position': String(3_000 - at),
    }))
    const looked = read(mug, ...rows.slice(0, 1_999), {
      ...picture,
      'Image Src': 'https://a.example/last.jpg',
    })
    expect(looked.drafts[0]?.images.map(({ url }) => url)).toEqual(['https://a.example/1.jpg'])
  })

  it('refuses an excerpt that is longer than any', () => {
    const { drafts, problems } = read({ ...mug, 'Excerpt (HTML)': 'x'.repeat(400_001) })
    expect([drafts, problems]).toMatchObject([[], [{ reason: expect.stringContaining('excerpt') }]])
  })

  it('refuses a description that is longer than any', () => {
    const { drafts, problems } = read({ ...mug, 'Body (HTML)': 'x'.repeat(400_001) })
    expect([drafts, problems]).toMatchObject([[], [{ reason: expect.stringContaining('400,000') }]])
  })

  it('reads yen without a fraction', () => {
    const { drafts } = whole(readShopifyProducts([row({ ...mug, 'Variant Price': '1,200' })], { digits: 0 }))
    expect(drafts[0]?.variants[0]?.priceCents).toBe(1200)
  })
})

describe('isShopifyHeader', () => {
  it('knows both generations, and no other table', () => {
    expect(isShopifyHeader(['Handle', 'Title', 'Body (HTML)'])).toBe(true)
    expect(isShopifyHeader(['Title', 'URL handle', 'Price'])).toBe(true)
    expect(isShopifyHeader(['Name', 'Email', 'Total'])).toBe(false)
  })
})
