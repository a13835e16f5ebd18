import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until a screen has all that it shows: a text, or the value of a field, of its own beside its heading, and nothing that is still loading. */
export async function isThere(page: Page, shows: RegExp): Promise<void> {
  const asked = { timeout: 30_000 }
  await expect.poll(() => readMain(page), asked).toMatch(shows)
  // A screen may wait for several things at a time.
  const waits = page.getByRole('status', { name: /^Loading/ })
  await expect.poll(() => waits.count(), asked).toBe(0)
  await expect.poll(() => readMain(page), asked).not.toContain('Loading…')
}

/** What the main part says and holds; the heading names a screen that may not have come yet, and the menu names them all. */
async function readMain(page: Page): Promise<string> {
  const main = page.locator('main')
  const [heading = ''] = await main.locator('h1').allInnerTexts()
  const fields = main.locator('input, select, textarea')
  const values = await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
  // biome-ignore lint/performance/useDomNodeTextContent: what is not seen is not there yet.
  return [(await main.innerText()).replace(heading, ''), ...values].join('\n')
}
