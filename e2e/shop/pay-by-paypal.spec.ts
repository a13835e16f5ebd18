import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { fillAddress } from '../testing/checkout-screen.ts'
import { guest } from '../testing/guest.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { findFreePort, type ShopProcess } from '../testing/start-shop.ts'
import { type StandIn, startStandIn } from '../testing/start-stand-in.ts'

let shop: ShopProcess
let paypal: StandIn
let owner: Owner
let browser: Browser
let page: Page
let problems: string[]
beforeAll(async () => {
  const [paypalPort, port] = [await findFreePort(), await findFreePort()]
  const webhookUrl = `http://127.0.0.1:${port}/api/payment-events/paypal-test`
  paypal = await startStandIn('paypal', paypalPort, webhookUrl)
  shop = await openShop({ PAYPAL_HOST: paypal.url }, port)
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  ;({ page, problems } = await openPage(browser, { viewport: { width: 390, height: 844 } }))
})
afterAll(async () => {
  await browser.close()
  await shop.close()
  paypal.close()
})

const button = (name: string | RegExp) => page.getByRole('button', { name })

it('an owner connects PayPal; a buyer turns back there, pays at last, and reads the order', async () => {
  await signIn(page, shop, owner, '/config/settings/payments')
  await button('Set up PayPal (sandbox)').click()
  await page.getByLabel('Client ID').fill('client-of-the-stand-in')
  await page.getByLabel('Secret', { exact: true }).fill('secret-of-the-stand-in')
  await page.getByLabel('Webhook ID').fill('WEBHOOKOFTHESTANDIN')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await button('Check the keys').click()
  await page.getByText('The keys are right.').waitFor()
  const use = page.getByRole('radiogroup', { name: 'Buyers pay by PayPal' })
  await use.getByRole('radio', { name: /^Test mode: no money moves/ }).check()
  await page.getByLabel(/^Visitors of my site may order with accounts of PayPal/).check()
  await button('Save how PayPal is used').click()
  await page.getByText('In use').waitFor()

  const mug = await owner.sell({ title: 'Paid Mug', onHand: 3, priceCents: 2500 })
  await page.goto(shop.url + mug.path)
  await button(/add to cart/i)
    .first()
    .click()
  await button(/added/i).first().waitFor()
  await page.goto(`${shop.url}/commerce/goto-checkout`)
  await fillAddress(page, guest)
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await button(/place order/i).click()
  await button('Cancel and return').click()
  await page.getByText('The payment was canceled, and nothing was charged.').waitFor()
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await button(/place order/i).click()
  await button('Pay now').click()
  await page.waitForURL(/\/checkout\/order-confirmed/)
  await page.getByText('Test order: no money was taken').waitFor()
  expect(await (await owner.http.get('/api/panel/payment-troubles')).json()).toEqual({
    troubles: [],
    gatewayAnswers: true,
  })
  expect(problems).toEqual([])
})
