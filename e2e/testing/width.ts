import type { Locator, Page } from 'playwright-core'

/** How many pixels of the open page lie beyond the right edge of the screen. */
export function pixelsTooWide(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
}

/** How many pixels lie between a part and the one beneath it. */
export async function pixelsBetween(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = await Promise.all([above.boundingBox(), below.boundingBox()])
  if (!upper || !lower) throw new Error('One of the parts is not seen.')
  return Math.round(lower.y - upper.y - upper.height)
}
