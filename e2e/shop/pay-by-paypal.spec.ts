import { afterAll, beforeAll, expect, it } from 'vitest'
import { goToPayment } from '../testing/checkout-screen.ts'
import { connectService, openPaidShop, type PaidShop, readDiscrepancies } from '../testing/paid-shop.ts'

let paid: PaidShop
beforeAll(async () => {
  paid = await openPaidShop('paypal')
})
afterAll(() => paid.close())

it('an owner connects PayPal; a buyer turns back there, pays at last, and reads the order', async () => {
  const { shop, owner, page, problems } = paid
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await connectService(paid, {
    name: 'PayPal',
    mode: 'sandbox',
    keys: {
      'Client ID': 'client-of-the-stand-in',
      Secret: 'secret-of-the-stand-in',
      'Webhook ID': 'WEBHOOKOFTHESTANDIN',
    },
    byBuyers: /^Visitors of my site may order with accounts of PayPal/,
  })

  const mug = await owner.sell({ title: 'Paid Mug', onHand: 3, priceCents: 2500 })
  await goToPayment(page, shop.url, mug.path)
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await button(/place order/i).click()
  await button('Cancel and return').click()
  await page.getByText('The payment was canceled, and nothing was charged.').waitFor()
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await button(/place order/i).click()
  await button('Pay now').click()
  await page.waitForURL(/\/checkout\/order-confirmed/)
  await page.getByText('Test order: no money was taken').waitFor()
  expect(await readDiscrepancies(paid)).toEqual({ discrepancies: [], unreadBooks: [] })
  expect(problems).toEqual([])
})
