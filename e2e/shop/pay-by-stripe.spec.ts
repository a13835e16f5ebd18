import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { goToPayment } from '../testing/checkout-screen.ts'
import { connectService, openPaidShop, type PaidShop, readDiscrepancies } from '../testing/paid-shop.ts'

let paid: PaidShop
beforeAll(async () => {
  paid = await openPaidShop('stripe')
})
afterAll(() => paid.close())

it('an owner connects Stripe, whose keys are right, and chooses its test mode', () =>
  connectService(paid, {
    name: 'Stripe',
    mode: 'test mode',
    keys: {
      'Publishable key': 'pk_test_standin',
      'Secret key': 'sk_test_standin',
      'Signing secret of the webhook': 'whsec_of_the_stand_in',
    },
    byBuyers: /^Visitors of my site may order with Stripe/,
  }))

it('a buyer is declined, approves another card at the bank, and reads the order', async () => {
  const { shop, owner, page } = paid
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const mug = await owner.sell({ title: 'Paid Mug', onHand: 3, priceCents: 2500 })
  await goToPayment(page, shop.url, mug.path)
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
  expect(await readDiscrepancies(paid)).toEqual({ discrepancies: [], unreadBooks: [] })
  expect(paid.problems).toEqual([])
})

it('a buyer whose browser cannot reach the script of Stripe pays on its page', async () => {
  const { shop, owner, page } = paid
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const mug = await owner.sell({ title: 'Hosted Mug', onHand: 3, priceCents: 2500 })
  await page.route(/stripe\.js$/, (route) => route.abort())
  await goToPayment(page, shop.url, mug.path)
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
