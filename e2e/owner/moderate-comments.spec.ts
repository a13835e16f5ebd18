import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { strikeUntil } from '../testing/strike-until.ts'

let shop: ShopProcess
let browser: Browser
let page: Page
beforeAll(async () => {
  shop = await openShop()
  const owner = await becomeOwner(shop)
  for (const [authorName, body] of said) await leave(authorName, body)
  browser = await openBrowser()
  ;({ page } = await openPage(browser, { viewport: { width: 1440, height: 900 } }))
  await signIn(page, shop, owner)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const said = [
  ['Ana', 'Is there a green one?'],
  ['Ben', 'I use mine every morning, and it has outlived two dishwashers. '.repeat(12)],
  ['Cleo', 'Cheap watches at https://watches.example and https://more.example'],
  ['Dan', 'Lovely glaze.'],
] as const

async function leave(authorName: string, body: string): Promise<void> {
  const visitor = new HttpVisitor(shop.url)
  const { item } = await visitor.pageData('/journal/how-a-mug-is-made')
  const sent = await visitor.send('POST', `/api/content/items/${item?.id}/comments`, { authorName, body })
  expect(sent.status).toBe(200)
}

const row = (of: string) => page.locator('[data-list-row]', { hasText: of })
const gone = (of: string) => row(of).waitFor({ state: 'detached' })

it('judges what waits by letters, and goes on with the next', async () => {
  await page.getByRole('link', { name: 'Comments', exact: true }).click()
  await row('Ana').waitFor()
  await page.locator('[data-list-row]').nth(3).waitFor()
  const keySheet = page.getByRole('dialog', { name: 'Keys' })
  await strikeUntil(page, ['?'], keySheet)
  await page.keyboard.press('Escape')
  await keySheet.waitFor({ state: 'detached' })
  await row('Cleo').getByRole('link').focus()
  await page.keyboard.press('s')
  await gone('Cleo')
  await page.waitForFunction(() => document.activeElement?.closest('[data-list-row]'))
  expect(await page.evaluate(() => document.activeElement?.closest('tr')?.textContent)).toContain('Ben')
  await page.keyboard.press('a')
  await gone('Ben')
  expect(await findAccessibilityProblems(page)).toEqual([])
})

it('approves many at once, and takes that back', async () => {
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve: 2 comments' })
  await dialog.getByText('2 will change').waitFor()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Nothing is waiting for you').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await row('Ana').waitFor()
  await row('Dan').waitFor()
})

it('finds any word, whatever became of the comment', async () => {
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await row('Cleo').waitFor()
  await page.getByRole('searchbox').fill('dishwashers')
  await gone('Cleo')
  await row('Ben').getByRole('button', { name: 'Show all' }).click()
  await row('Ben').getByText('Published').waitFor()
})
