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

it('marks every way to pay that is offered, those by payment services, too', () => {
  const site = buildSite()
  const payments = { ...site.store.payments, test: true, manual: [], stripe: 'live', paypal: 'test' } as const
  const { storeSettings } = websiteSettingsJson({ ...site, store: { ...site.store, payments } })
  expect(storeSettings).toMatchObject({
    paymentMethods: [{ label: 'Stripe' }, { label: 'PayPal' }, { label: 'Test card' }],
  })
})
