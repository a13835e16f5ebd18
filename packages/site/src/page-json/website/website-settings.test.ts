import { buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { websiteSettingsJson } from './website-settings.ts'

it.each([
  [true, 'newsletter'],
  [false, ''],
])('tells whether buyers come to a list at the checkout: %s', (asksForNews, list) => {
  const site = buildSite()
  const { storeSettings } = websiteSettingsJson({ ...site, store: { ...site.store, asksForNews } })
  expect(storeSettings).toMatchObject({
    storeMailingList: { connected: asksForNews, list },
    checkoutPageMarketingOptInEnabled: asksForNews,
  })
})
