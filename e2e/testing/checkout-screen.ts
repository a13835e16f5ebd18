import type { Page } from 'playwright-core'
import type { guest } from './guest.ts'

/** Goes through the steps contact and delivery of the checkout as a visitor with a keyboard would. */
export async function fillAddress(page: Page, visitor: typeof guest): Promise<void> {
  // The page before may ask for an address for its newsletter.
  await page.waitForURL(/\/checkout/)
  await page.getByRole('textbox', { name: /^e-?mail/i }).fill(visitor.email)
  await page.getByRole('button', { name: /continue/i }).click()
  await typeAddress(page, visitor)
  await chooseRate(page)
}

/** Types the address of the step delivery, which asks for its rates. */
export async function typeAddress(page: Page, visitor: typeof guest): Promise<void> {
  await page.getByLabel(/country/i).selectOption(visitor.address.country)
  await page.getByLabel(/first name/i).fill(visitor.address.firstName)
  await page.getByLabel(/last name/i).fill(visitor.address.lastName)
  await page.getByLabel(/^address( line 1)?$/i).fill(visitor.address.line1)
  await page.getByLabel(/^city/i).fill(visitor.address.city)
  await page.getByLabel(/^state/i).selectOption(visitor.address.region)
  await page.getByLabel(/zip/i).fill(visitor.address.postalCode)
}

/** Takes the first rate, and goes on to the payment. */
export async function chooseRate(page: Page): Promise<void> {
  await page.getByRole('radio').first().waitFor()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: /continue/i }).click()
}

/** Fills the card form of the test gateway and presses the button. */
export async function payByCard(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel(/card number/i).fill(cardNumber)
  await page.getByLabel(/expir/i).fill('12/34')
  await page.getByLabel(/security code|cvc/i).fill('123')
  await page.getByRole('button', { name: /place order|pay |subscribe ·|donate ·/i }).click()
}
