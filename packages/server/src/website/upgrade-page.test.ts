import { hasFeature, websiteFeatures } from '@vitrine/domain/codes/website-features'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../owners/passwords.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'

const upgradePaths = ['/settings/billing/upgrade', '/settings/billing/subscriptions/website']

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('the upgrade paths', () => {
  it.each(upgradePaths)('%s says that nothing needs to be bought', async (path) => {
    const page = await shop.get(path)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.body).toContain('<h1>Nothing needs to be bought</h1>')
    expect(page.body).not.toContain('<script')
  })

  it.each(upgradePaths)('%s says so to owners, too', async (path) => {
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['billing'])
    expect((await owner.get(path)).text).toContain('Nothing needs to be bought')
  })

  it('stand behind the lock of a site', async () => {
    const site = await shop.store.site.read()
    const lock = { passwordHash: await hashPassword('low tide'), headline: '', bodyHtml: '' }
    await shop.store.site.save({ ...site, lock })
    const page = await shop.get('/settings/billing/upgrade')
    expect(page.body).not.toContain('Nothing needs to be bought')
    await shop.store.site.save({ ...site, lock: null })
  })
})

describe('website features', () => {
  it('have the numbers of the specification', () => {
    const { siteUserAccounts, afterpay, nativeProductReviews, clearpay } = websiteFeatures
    expect([siteUserAccounts.id, afterpay.id, nativeProductReviews.id, clearpay.id]).toEqual([29, 64, 66, 68])
  })

  it('are all built, but for the analytics of product pages', () => {
    const features = Object.entries(websiteFeatures)
    const missing = features.filter(([, { isBuilt }]) => !isBuilt).map(([name]) => name)
    expect(missing).toEqual(['visitorMetrics', 'installmentOnProductPage'])
  })

  it('are told by page data, by the context and by the settings alike', async () => {
    const page = await shop.get('/shop')
    const context = JSON.parse(
      /Static\.SQUARESPACE_CONTEXT = (\{.*?\});<\/script>/s.exec(page.body)?.[1] ?? '{}',
    )
    const { website, websiteSettings } = (await shop.get('/shop?format=json')).json()
    expect(context.website.featureIds).toEqual(website.featureIds)
    expect(website.featureIds.includes(66)).toBe(
      websiteSettings.storeSettings.merchandisingSettings.productReviewsEnabled,
    )
    expect(website.featureIds.includes(29)).toBe(websiteSettings.userAccountsSettings.loginAllowed)
    expect(website.useCLDRMoneyFormat).toBe(context.betaFeatureFlags.includes('useCLDRMoneyFormat'))
  })

  it('keep analytics of product pages off, as visits are counted by the switch of the owner', async () => {
    const { body } = await shop.get('/shop')
    expect(hasFeature('visitorMetrics')).toBe(false)
    expect(body).not.toContain('visitor_metrics')
    expect(body).not.toContain('installment_on_product_page')
  })
})
