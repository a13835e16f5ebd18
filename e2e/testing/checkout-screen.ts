import type { Page } from 'playwright-core'
import { guest } from './guest.ts'

/** Puts one of a product into the cart, and goes through the checkout as far as the payment. */
export async function goToPayment(page: Page, shopUrl: string, productPath: string): Promise<void> {
  const button = (name: RegExp) => page.getByRole('button', { name }).first()
  await page.goto(shopUrl + productPath)
  await button(/add to cart/i).click()
  await button(/added/i).waitFor()
  await page.goto(`${shopUrl}/commerce/goto-checkout`)
  await fillAddress(page, guest)
}

/** Goes through the steps contact and delivery of the checkout as a visitor with a keyboard would. */
export async function fillAddress(page: Page, visitor: typeof guest): Promise<void> {
  await fillContact(page, visitor)
  await typeAddress(page, visitor)
  await chooseRate(page)
}

/** Goes through the checkout of what is sent nowhere, as far as the payment: it asks for the address of the bill. */
export async function fillBillingAddress(page: Page, visitor: typeof guest): Promise<void> {
  await fillContact(page, visitor)
  await typeAddress(page, visitor)
}

async function fillContact(page: Page, { email }: typeof guest): Promise<void> {
  // The page before may ask for an address for its newsletter.
  await page.waitForURL(/\/checkout/)
  await page.getByRole('textbox', { name: /^e-?mail/i }).fill(email)
  await page.getByRole('button', { name: /continue/i }).click()
}

/** Types an address; that of the step delivery asks for its rates. */
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

/** Fills the card form of the test gateway and presses the button, once it says what is to be paid: who presses before is shown the sum first. */
export async function payByCard(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel(/card number/i).fill(cardNumber)
  await page.getByLabel(/expir/i).fill('12/34')
  await page.getByLabel(/security code|cvc/i).fill('123')
  await page.getByRole('button', { name: /(?:place order|pay|subscribe|donate) ·/i }).click()
}
