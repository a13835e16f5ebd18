import type { Page } from 'playwright-core'
import type { Owner } from './owner.ts'
import type { ShopProcess } from './start-shop.ts'

/** Signs the owner in at an address of the panel, as a person with a keyboard would. */
export async function signIn(page: Page, shop: ShopProcess, owner: Owner, path = '/config'): Promise<void> {
  await page.goto(shop.url + path)
  await page.getByLabel(/^e-?mail/i).fill(owner.email)
  await page.getByRole('textbox', { name: /^password/i }).fill(owner.password)
  const signInButton = page.getByRole('button', { name: 'Sign in' })
  await signInButton.click()
  await signInButton.waitFor({ state: 'detached' })
}

/** Opens a room of the panel by its link. */
export async function openRoom(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
