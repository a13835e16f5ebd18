import type { Locator, Page } from 'playwright-core'
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

/** Opens one of the rooms of the settings. */
export async function openSettings(page: Page, name: string): Promise<void> {
  await openRoom(page, 'Settings')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await page.getByRole('form').waitFor()
}

/** Saves the open form, and waits until it is stored. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('status').getByText('No changes').waitFor()
}

/** Gives a file to the part of a form that takes pictures, and waits until it can be described. */
export async function addPicture(part: Locator, file: string): Promise<void> {
  await part.locator('input[type=file]').first().setInputFiles(file)
  await part.getByLabel(/^Describe/).waitFor()
}
