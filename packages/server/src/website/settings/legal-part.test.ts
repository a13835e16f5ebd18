import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editSettings, type SettingsEditor } from '../../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'

describe('legal texts', () => {
  let shop: OpenShop
  let legal: SettingsEditor
  beforeAll(async () => {
    shop = await openShop()
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    legal = editSettings(owner, '/api/panel/settings/legal')
  })
  afterAll(() => shop.close())

  it('have no page before they are written', async () => {
    expect((await shop.get('/legal/privacy')).statusCode).toBe(404)
  })

  it('are pages of the site at once, cleaned, in the sitemap and in what templates read', async () => {
    const privacy = '<p>We keep <b>little</b>.</p><script>steal()</script>'
    await legal.change({ privacy, terms: '<p> </p>' })
    const page = await shop.get('/legal/privacy')
    expect(page.body).toContain('<p>We keep <b>little</b>.</p>')
    expect(page.body).not.toContain('steal()')
    expect(page.body).toContain('<h1>Privacy policy</h1>')
    expect((await shop.get('/sitemap.xml')).body).toContain('/legal/privacy</loc>')
    const data = (await shop.get('/about?format=json')).json()
    expect(data.websiteSettings.storeSettings).toMatchObject({
      privacyPolicy: '/legal/privacy',
      termsOfService: null,
    })
    expect((await shop.get('/legal/terms')).statusCode).toBe(404)
  })

  it('are linked from the checkout', async () => {
    const visitor = await shop.visitor()
    await visitor.send('POST', '/api/commerce/shopping-cart/entries', {
      itemId: shop.mug.id,
      sku: shop.mug.variants[0]?.sku,
      quantity: 1,
    })
    const checkout = await visitor.get('/checkout')
    expect(checkout.text).toContain('href="/legal/privacy"')
  })
})
