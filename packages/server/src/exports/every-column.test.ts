import { type ExportKind, exportKinds, kindsOfPersons } from '@vitrine/domain/exports/data-export'
import {
  buildImage,
  buildOrder,
  buildOrderLine,
  buildPost,
  buildProduct,
  buildVariant,
  newId,
  noon,
} from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parseCsv } from '../catalogue/import/file/parse-csv.ts'
import { editSettings } from '../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterEach(() => shop.close())

const fileOf = async (kind: ExportKind) => {
  const begun = await owner.send('POST', '/api/panel/exports', { kind })
  const { id } = (begun.json as { dataExport: { id: string } }).dataExport
  await shop.runJobs()
  const name = kindsOfPersons.includes(kind) ? 'persons' : 'file'
  const { text } = await owner.get(`/api/panel/exports/${id}/${name}.csv`)
  return parseCsv(Buffer.from(text))
}

it.each(exportKinds)('fills each column of the file of %s, and has each once', async (kind) => {
  await furnish()
  const { header, rows } = await fileOf(kind)
  expect(new Set(header).size).toBe(header.length)
  expect(header.filter((name) => rows.every(({ cells }) => !cells[name]))).toEqual([])
})

it('writes orders as the list of orders does', async () => {
  await furnish()
  const ofList = await owner.get('/api/panel/orders.csv?cols=all&sort=number')
  const listed = await parseCsv(Buffer.from(ofList.text))
  expect(listed.rows.length).toBeGreaterThan(0)
  expect(await fileOf('orders')).toEqual(listed)
})

it('has the address of a person who bought a file from their account', async () => {
  await shop.store.orders.insert(
    buildOrder({ number: 1001, cartId: newId(), shippingAddress: null, billingAddress: null }),
  )
  await shop.store.members.insert({
    id: newId(),
    email: 'ada@example.com',
    name: 'Ada Byron',
    passwordHash: '',
    isLocked: false,
    createdAtMs: noon,
    lastSeenAtMs: noon,
    addresses: [home],
  })
  expect((await fileOf('customers')).rows[0]?.cells).toMatchObject({
    street: '1 Main Street',
    city: 'New York',
    country: 'US',
    phone: '212 555 0100',
  })
})

const dayMs = 86_400_000

const home = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Main Street',
  line2: '',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
  phone: '212 555 0100',
}

/** Of each kind something that has all that a file has a column for. */
async function furnish(): Promise<void> {
  await furnishOrders()
  await furnishProducts()
  await furnishContent()
}

async function furnishOrders(): Promise<void> {
  const line = buildOrderLine({
    sku: 'MUG-1',
    quantity: 2,
    additionalFields: '{"words":"For Eve"}',
    donation: {
      fundKey: 'roof',
      fundTitle: 'The roof',
      amountCents: 500,
      coverCents: 0,
      currency: 'USD',
      note: 'With thanks',
    },
  })
  const order = buildOrder({
    number: 1001,
    isTest: false,
    paymentState: 'PAID',
    contact: { email: 'ada@example.com', phone: '212 555 0100', wantsNews: true, vatId: 'DE1' },
    shippingAddress: home,
    lines: [line],
    shipping: { key: 'post', name: 'Post' },
    discounts: [{ id: newId(), name: 'Spring', code: 'SPRING', discountClass: 'ORDER', amountCents: 100 }],
    payment: { gateway: 'test', label: 'Test card', reference: 'ch_1' },
    note: 'Ring twice.',
    fulfillments: [
      {
        shippedAtMs: noon,
        carrier: 'Post',
        trackingNumber: '12',
        trackingUrl: 'https://post.example/12',
        lines: [{ lineId: line.id, quantity: 1 }],
      },
    ],
    refunds: [
      {
        ...{ id: newId(), atMs: noon, by: 'Owner', state: 'DONE', attempts: 1, reason: 'Broken', lines: [] },
        ...{ shippingCents: 0, shippingTaxCents: 0, cents: 100, moneyCents: 100, cards: [] },
        ...{ reference: 're_1', message: '' },
      },
    ],
    history: (['paid', 'ready', 'canceled', 'note'] as const).map((kind) => ({
      atMs: noon,
      kind,
      text: 'Noted',
      by: 'Owner',
    })),
  })
  await shop.store.orders.insert(order)
  const customer = await shop.store.customers.findByEmail('ada@example.com')
  if (customer) await shop.store.customers.save({ ...customer, tags: ['Friend'] })
}

async function furnishProducts(): Promise<void> {
  const { change } = editSettings(owner, '/api/panel/settings/makers')
  const maker = { key: 'b-1', name: 'Pottery', address: '1 Clay Street', contact: 'clay@example.com' }
  await change({ companies: [maker] })
  const [company] = (await shop.store.site.read()).store.companies ?? []
  const companyKey = company?.key ?? ''
  const image = buildImage({ altText: 'A bottle' })
  const attributes = { Size: 'S', Colour: 'Red', Taste: 'Plum' }
  const variant = { attributes, sku: 'S-1', imageId: image.id }
  await shop.store.products.save(
    buildProduct({
      collectionId: shop.mug.collectionId,
      bodyHtml: '<p>Two</p>',
      excerptHtml: '<p>One</p>',
      categories: ['Tops', 'Summer'],
      tags: ['new'],
      images: [image],
      optionNames: ['Size', 'Colour', 'Taste'],
      seo: { title: 'Bottle', description: 'A bottle' },
      // What is to come stays as it is, whichever job is done first.
      publishFromMs: noon + dayMs,
      safety: { makerKey: companyKey, responsibleKey: companyKey, warnings: 'It breaks.' },
      withdrawalExemption: 'perishable',
      customAddButtonText: 'Take it',
      customSoldOutText: 'Gone',
      scarcity: { text: 'Few', threshold: 3 },
      variants: [
        buildVariant({
          ...variant,
          isOnSale: true,
          salePriceCents: 900,
          content: { amountMilli: 750_000, unit: 'ml', per: 'l' },
          sizeMm: { length: 300, width: 90, height: 90 },
        }),
        buildVariant({
          ...variant,
          sku: 'S-2',
          attributes: { ...attributes, Size: 'L' },
          salePriceCents: 900,
          saleFromMs: noon + dayMs,
          saleUntilMs: noon + 2 * dayMs,
        }),
      ],
    }),
  )
}

async function furnishContent(): Promise<void> {
  const place = { addressTitle: 'The shop', addressLine1: '1 Main Street', addressLine2: '' }
  const onMap = { mapLat: 0, mapLng: 0, mapZoom: 1, markerLat: 0, markerLng: 0 }
  await shop.store.items.save(
    buildPost({
      collectionId: shop.mug.collectionId,
      kind: 'event',
      excerptHtml: '<p>Soon</p>',
      tags: ['new'],
      categories: ['News'],
      image: buildImage({ altText: 'A hall' }),
      gallery: [buildImage()],
      audio: { assetUrl: '/s/talk.mp3', durationMs: 60_000, artistName: 'Ada' },
      location: { ...place, addressCountry: 'US', ...onMap },
      event: {
        startAtMs: noon,
        endAtMs: noon + 3_600_000,
        onlineUrl: 'https://meet.example',
        repeat: { every: 'week', weeks: 1, weekdays: [7], ends: { times: 3 }, daysLeftOut: ['2026-03-08'] },
      },
    }),
  )
}
