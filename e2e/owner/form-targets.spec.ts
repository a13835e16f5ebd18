import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTargetStandIn, type TargetStandIn } from '../../packages/server/src/testing/target-stand-in.ts'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { findDemoForm, sendDemoForm } from '../testing/send-form.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let service: TargetStandIn
let shop: ShopProcess
let browser: Browser
let page: Page
beforeAll(async () => {
  service = await openTargetStandIn()
  shop = await openShop({ TARGET_NETWORKS: '127.0.0.1' })
  const owner = await becomeOwner(shop)
  browser = await openBrowser()
  ;({ page } = await openPage(browser, { viewport: { width: 1440, height: 900 } }))
  const formId = await findDemoForm(new HttpVisitor(shop.url))
  await signIn(page, shop, owner, `/config/forms/${formId}/targets`)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
  await service.close()
})

const send = async (message: string) => {
  const visitor = new HttpVisitor(shop.url)
  expect((await sendDemoForm(visitor, await findDemoForm(visitor), message)).status).toBe(200)
}

it('adds a webhook whose secret is shown once, and sees a test arrive', async () => {
  await page.getByRole('button', { name: 'Add target' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a target' })
  await dialog.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Webhook' }).click()
  await dialog.getByRole('button', { name: 'Add target' }).click()
  await dialog.getByText('Give it a name.').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Our desk')
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`${service.url}/hook`)
  await dialog.getByRole('button', { name: 'Add target' }).click()
  const secret = page.getByRole('dialog', { name: 'The secret' })
  expect(await secret.getByRole('textbox', { name: 'Secret' }).inputValue()).toMatch(/^whsec_/)
  await secret.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Send a test to Our desk' }).click()
  const log = page.getByRole('dialog', { name: 'Deliveries to Our desk' })
  await log.getByText('Delivered').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await log.getByRole('button', { name: 'Close' }).click()
})

it('sees what a visitor sent arrive, and sends again what did not', async () => {
  service.answer = () => ({ status: 500, text: 'The desk is closed' })
  await send('A vase for the ferry')
  await page.getByRole('button', { name: 'Deliveries to Our desk' }).click()
  const log = page.getByRole('dialog', { name: 'Deliveries to Our desk' })
  await log.getByText('The desk is closed').first().waitFor()
  service.answer = () => ({ status: 200, text: '' })
  await log
    .getByRole('button', { name: /^Send again/ })
    .first()
    .click()
  await expect.poll(() => log.getByText('Delivered').count(), { timeout: 15_000 }).toBe(2)
  await log.getByRole('button', { name: 'Close' }).click()
  const ids = service.sent.slice(1).map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
  expect(service.sent.at(-1)?.body).toContain('A vase for the ferry')
})

it('stars many at once in the inbox, and takes that back', async () => {
  await send('And a mug')
  await page.goto(`${shop.url}/config/forms`)
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  const selection = page.getByRole('region', { name: 'Selection' })
  await selection.getByRole('button', { name: 'Star', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Star: 2 submissions' })
  await dialog.getByText('2 will change').waitFor()
  await dialog.getByRole('button', { name: 'Star', exact: true }).click()
  const stars = page.getByRole('img', { name: 'Starred' })
  await expect.poll(() => stars.count(), { timeout: 15_000 }).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => stars.count(), { timeout: 15_000 }).toBe(0)
})
