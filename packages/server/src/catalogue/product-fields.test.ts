import { productInput } from '@vitrine/contract/catalogue/product-shape'
import { blankField } from '@vitrine/domain/forms/blank-field'
import { buildImage, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editSettings } from '../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { saveForm } from '../testing/save-form.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterAll(() => shop.close())

const day = 24 * 60 * 60 * 1000
const image = buildImage({ altText: 'A ring', focalPoint: { x: 0.2, y: 0.8 } })
const file = { id: 'f'.repeat(24), filename: 'care.pdf', bytes: 4 }

/** A product of which nothing is left out. */
function fullProduct() {
  return {
    collectionId: shop.shop.id,
    urlId: 'ring',
    type: 'physical',
    title: 'Ring',
    excerptHtml: '<p>Gold</p>',
    bodyHtml: '<p>Engraved by hand</p>',
    categories: ['Rings'],
    tags: ['gold'],
    images: [image],
    digitalFiles: [file],
    optionNames: ['Size'],
    variants: [
      {
        id: null,
        sku: 'RING-1',
        attributes: { Size: '52' },
        priceCents: 9000,
        salePriceCents: 8000,
        isOnSale: false,
        saleFromMs: noon + day,
        saleUntilMs: noon + 2 * day,
        stock: { unlimited: false, onHand: 3 },
        weightGrams: 20,
        sizeMm: { length: 30, width: 30, height: 20 },
        content: { amountMilli: 5000, unit: 'g', per: 'kg' },
        imageId: image.id,
      },
    ],
    subscription: { interval: { value: 2, unit: 'WEEK' }, billingCycles: 3 },
    customAddButtonText: 'Take it',
    customSoldOutText: 'Gone',
    scarcity: { text: 'Only {qtyInStock} left', threshold: 2 },
    taxClass: 'reduced',
    additionalFieldsFormId: 'engraving',
    safety: { makerKey: 'a-1', responsibleKey: 'a-1', warnings: 'Small parts' },
    withdrawalExemption: 'custom-made',
    relatedIds: [shop.mug.id],
    isFeatured: true,
    isVisible: false,
    publishFromMs: noon + day,
    seo: { title: 'A ring', description: 'Of gold' },
  }
}

/** What a product names is there. */
async function keepWhatIsNamed() {
  const { id, filename, bytes } = file
  const versions = [{ version: 1, bytes, filename }]
  await shop.store.images.save(image)
  const kept = {
    id,
    filename,
    bytes,
    contentType: 'application/pdf',
    versions,
    version: 1,
    createdAtMs: noon,
  }
  await shop.store.digitalFiles.save(kept)
  await saveForm(shop.store, 'engraving', [{ ...blankField, id: 'text', type: 'text', title: 'Text' }])
  const maker = { key: 'a-1', name: 'Gold Works', address: 'Kai 3\nBremen', contact: 'gold@works.example' }
  await editSettings(owner, '/api/panel/settings/makers').change({ companies: [maker] })
}

it('keeps each field of a product that is saved again as it was read', async () => {
  await keepWhatIsNamed()
  const full = fullProduct()
  // A field that is new is filled in here, too.
  const { properties } = productInput
  expect(Object.keys(full).toSorted()).toEqual(Object.keys(properties).toSorted())
  const ofVariants = full.variants.flatMap((each) => Object.keys(each))
  expect(ofVariants.toSorted()).toEqual(Object.keys(properties.variants.items.properties).toSorted())

  const made = await owner.send('POST', '/api/panel/products', full)
  const { id } = (made.json as { product: { id: string } }).product
  const path = `/api/panel/products/${id}`
  const { product } = (await owner.get(path)).json as { product: object }
  const [variant] = full.variants
  const stock = { unlimited: false, onHand: 3, held: 0 }
  expect(product).toMatchObject({ ...full, variants: [{ ...variant, id: expect.any(String), stock }] })
  expect((await owner.send('PUT', path, product)).status).toBe(200)
  const after = (await owner.get(path)).json
  expect(after).toMatchObject({ product: { ...product, updatedAtMs: expect.any(Number) } })
})
