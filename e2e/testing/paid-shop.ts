import type { Browser, Page } from 'playwright-core'
import { openBrowser, openPage } from './browser.ts'
import { openShop } from './open-shop.ts'
import { becomeOwner, type Owner } from './owner.ts'
import { signIn } from './panel-screen.ts'
import { findFreePort, type ShopProcess } from './start-shop.ts'
import { startStandIn } from './start-stand-in.ts'

/** A shop that is paid through a stand-in of a payment service, its owner, and a page as wide as a phone. */
export interface PaidShop {
  readonly shop: ShopProcess
  readonly owner: Owner
  readonly browser: Browser
  readonly page: Page
  /** What the browser complained of. */
  readonly problems: string[]
  readonly close: () => Promise<void>
}

/** Starts the stand-in of a service and a shop that asks it. */
export async function openPaidShop(service: 'stripe' | 'paypal'): Promise<PaidShop> {
  const [standInPort, port] = [await findFreePort(), await findFreePort()]
  const webhookUrl = `http://127.0.0.1:${port}/api/payment-events/${service}-test`
  const standIn = await startStandIn(service, standInPort, webhookUrl)
  const shop = await openShop({ [`${service.toUpperCase()}_HOST`]: standIn.url }, port)
  const owner = await becomeOwner(shop)
  const browser = await openBrowser()
  const { page, problems } = await openPage(browser, { viewport: { width: 390, height: 844 } })
  const close = async () => {
    await browser.close()
    await shop.close()
    standIn.close()
  }
  return { shop, owner, browser, page, problems, close }
}

interface Connection {
  /** The name of the service on the screen. */
  readonly name: string
  /** What its test mode is called there. */
  readonly mode: string
  /** What is typed, by labels. */
  readonly keys: Readonly<Record<string, string>>
  /** How one of its buyers orders, in the words of the box that allows it. */
  readonly byBuyers: RegExp
}

/** Connects a service as an owner does: types its keys, has them checked, and chooses its test mode. */
export async function connectService(
  { page, shop, owner }: PaidShop,
  { name, mode, keys, byBuyers }: Connection,
): Promise<void> {
  const button = (label: string) => page.getByRole('button', { name: label })
  await signIn(page, shop, owner, '/config/settings/payments')
  await button(`Set up ${name} (${mode})`).click()
  for (const [label, key] of Object.entries(keys)) await page.getByLabel(label, { exact: true }).fill(key)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await button('Check the keys').click()
  await page.getByText('The keys are right.').waitFor()
  const use = page.getByRole('radiogroup', { name: `Buyers pay by ${name}` })
  await use.getByRole('radio', { name: /^Test mode: no money moves/ }).check()
  await page.getByLabel(byBuyers).check()
  await button(`Save how ${name} is used`).click()
  await page.getByText('In use').waitFor()
}

/** What the panel tells of payments that do not agree with the books of the service. */
export async function readDiscrepancies({ owner }: PaidShop): Promise<unknown> {
  return (await owner.http.get('/api/panel/payment-discrepancies')).json()
}
