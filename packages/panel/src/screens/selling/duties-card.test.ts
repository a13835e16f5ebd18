import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

it('names the country whose law counts', async () => {
  const duty = { code: 'withdrawal-function', law: 'Directive (EU) 2023/2673', from: '2026-06-19', gaps: [] }
  const value = {
    ...{ isExpressCheckout: false, minimumSubtotalCents: 0, asksForNote: false, checkoutFormId: '' },
    ...{ asksForTerms: false, asksForVatId: false, asksForNews: false, hasAccounts: false },
    ...{ downloadsPerFile: 5, downloadDays: 7, downloadVersion: 'newest', allowsSeveralServices: false },
    ...{ defaultCountry: 'DE', continueShoppingUrl: '', numberPrefix: '', numberSuffix: '' },
    ...{ nextNumber: 1001, shippingUrl: '', dutiesOff: [] },
  }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/settings/checkout': { body: { value, version: 'one' } },
    'GET /api/panel/settings/checkout/duties': { body: { country: 'DE', duties: [duty] } },
  })
  screen = await showScreen('/settings/checkout')
  await screen.waitFor('What the law wants shown')
  expect(document.body.textContent).not.toContain('not whether it is registered')
  await screen.waitFor('Your shop is in Germany: buyers are shown this.')
})
