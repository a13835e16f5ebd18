import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { bringTranslations, type Translator, translator } from '../testing/translate.ts'

let shop: OpenShop
let owner: Translator
beforeAll(async () => {
  shop = await openShop()
  owner = await translator(shop)
  await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
  const [variant] = shop.mug.variants
  if (!variant) throw new Error('The mug has no variant')
  const inColour = (value: string) => ({
    ...variant,
    id: `${variant.id}-${value}`,
    sku: value,
    attributes: { Colour: value },
  })
  await shop.store.transaction((tables) =>
    tables.products.save({
      ...shop.mug,
      optionNames: ['Colour'],
      variants: [inColour('Moss'), inColour('Clay')],
    }),
  )
})
afterAll(() => shop.close())

const same = { 'choice:Colour:Moss': 'Moosgrün', 'choice:Colour:Clay': 'Moosgrün' }

it('takes no translation by which two choices of a product could not be told apart', async () => {
  const refused = await owner.translate('de-DE', 'product', shop.mug.id, same)
  expect(refused.status).toBe(400)
  expect(Object.values((refused.json as { errors: object }).errors)).toEqual(
    Array(2).fill('Another choice beside it has the same words. Visitors could not tell them apart.'),
  )
  const apart = { ...same, 'choice:Colour:Clay': 'Ton' }
  expect((await owner.translate('de-DE', 'product', shop.mug.id, apart)).status).toBe(200)
})

it('refuses such rows of a file, each as it is', async () => {
  const row = (value: string) => `product,${shop.mug.id},choice:Colour:${value},x,Grün`
  const csv = ['kind,id,field,sourceHash,translation', row('Moss'), row('Clay')].join('\n')
  const { json } = await bringTranslations(owner.visitor, csv)
  expect((json as { rows: { outcome: string }[] }).rows.map(({ outcome }) => outcome)).toContain('refused')
  expect(json).toMatchObject({ applied: 0 })
})
