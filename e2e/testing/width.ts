import type { Page } from 'playwright-core'

/** How many pixels of the open page lie beyond the right edge of the screen. */
export function pixelsTooWide(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
}
