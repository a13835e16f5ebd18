import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  await owner.send('PUT', '/api/panel/account/language', { language: 'de' })
})
afterAll(() => shop.close())

it('a page is copied by a name in the language of the panel', async () => {
  const copied = await owner.send('POST', `/api/panel/pages/${shop.page.id}/copies`)
  const page = await shop.store.collections.find((copied.json as { readonly id: string }).id)
  expect(page?.title).toBe(`${shop.page.title} (Kopie)`)
})

it('a campaign is copied by a name in the language of the panel', async () => {
  const begun = await owner.send('POST', '/api/panel/campaigns', { name: 'Mai', listId: 'newsletter' })
  const { campaign } = begun.json as { readonly campaign: { readonly id: string } }
  const copied = await owner.send('POST', `/api/panel/campaigns/${campaign.id}/duplicate`, {})
  expect(copied.json).toMatchObject({ campaign: { name: 'Kopie von Mai' } })
})

it('a form is copied by a name in the language of the panel', async () => {
  const begun = await owner.send('POST', '/api/panel/forms', { name: 'Kontakt' })
  const { formId } = begun.json as { readonly formId: string }
  await owner.send('POST', `/api/panel/forms/${formId}/copies`)
  expect(JSON.stringify((await owner.get('/api/panel/forms')).json)).toContain('Kontakt (Kopie)')
})
