import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { fillAddress } from '../testing/checkout-screen.ts'
import { guest } from '../testing/guest.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { findFreePort, type ShopProcess } from '../testing/start-shop.ts'
import { type StandIn, startStandIn } from '../testing/start-stand-in.ts'

let shop: ShopProcess
let stripe: StandIn
let owner: Owner
let browser: Browser
let page: Page
let problems: string[]
beforeAll(async () => {
  const [stripePort, port] = [await findFreePort(), await findFreePort()]
  stripe = await startStandIn('stripe', stripePort, `http://127.0.0.1:${port}/api/payment-events/stripe-test`)
  shop = await openShop({ STRIPE_HOST: stripe.url }, port)
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  ;({ page, problems } = await openPage(browser, { viewport: { width: 390, height: 844 } }))
})
afterAll(async () => {
  await browser.close()
  await shop.close()
  stripe.close()
})

const button = (name: string | RegExp) => page.getByRole('button', { name })

it('an owner connects Stripe, whose keys are right, and chooses its test mode', async () => {
  await signIn(page, shop, owner, '/config/settings/payments')
  await button('Set up Stripe (test mode)').click()
  await page.getByLabel('Publishable key').fill('pk_test_standin')
  await page.getByLabel('Secret key').fill('sk_test_standin')
  await page.getByLabel('Signing secret of the webhook').fill('whsec_of_the_stand_in')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await button('Check the keys').click()
  await page.getByText('The keys are right.').waitFor()
  const use = page.getByRole('radiogroup', { name: 'Buyers pay by Stripe' })
  await use.getByRole('radio', { name: /^Test mode: no money moves/ }).check()
  await page.getByLabel(/^Visitors of my site may order with Stripe/).check()
  await button('Save how Stripe is used').click()
  await page.getByText('In use').waitFor()
})

it('a buyer is declined, approves another card at the bank, and reads the order', async () => {
  const mug = await owner.sell({ title: 'Paid Mug', onHand: 3, priceCents: 2500 })
  await page.goto(shop.url + mug.path)
  await button(/add to cart/i)
    .first()
    .click()
  await button(/added/i).first().waitFor()
  await page.goto(`${shop.url}/commerce/goto-checkout`)
  await fillAddress(page, guest)
  await page.getByRole('radio', { name: 'Card and more' }).check()
  await page.getByRole('textbox', { name: 'Card number' }).fill('4000')
  await button(/place order/i).click()
  await page.getByText('Your card number is incomplete.').first().waitFor()
  await page.getByRole('textbox', { name: 'Card number' }).fill('4000 0000 0000 0002')
  await button(/place order/i).click()
  await page.getByText('Your card was declined.').first().waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Card number' }).fill('4000 0025 0000 3155')
  await button(/place order/i).click()
  await button('Approve').click()
  await page.waitForURL(/\/checkout\/order-confirmed/)
  await page.getByText('Test order: no money was taken').waitFor()
  const { rows } = (await (await owner.http.get('/api/panel/orders?limit=10')).json()) as { rows: object[] }
  expect(rows).toMatchObject([{ paymentState: 'PAID', isTest: true }])
  expect(await (await owner.http.get('/api/panel/payment-troubles')).json()).toEqual({
    troubles: [],
    gatewayAnswers: true,
  })
  expect(problems).toEqual([])
})

it('a buyer whose browser cannot reach the script of Stripe pays on its page', async () => {
  const mug = await owner.sell({ title: 'Hosted Mug', onHand: 3, priceCents: 2500 })
  await page.route(/stripe\.js$/, (route) => route.abort())
  await page.goto(shop.url + mug.path)
  await button(/add to cart/i)
    .first()
    .click()
  await button(/added/i).first().waitFor()
  await page.goto(`${shop.url}/commerce/goto-checkout`)
  await fillAddress(page, guest)
  await page.getByRole('radio', { name: 'Card and more' }).check()
  await page.getByText('You pay on the page of Stripe').waitFor()
  await button(/place order/i).click()
  await page.waitForURL(/\/pay\/cs_test_/)
  await page.getByRole('textbox', { name: 'Card number' }).fill('4000 0000 0000 0002')
  await button('Pay').click()
  await page.getByText('Your card was declined.').waitFor()
  await page.goBack()
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
  await button('Pay').click()
  await page.waitForURL(/\/checkout\/order-confirmed/)
})
