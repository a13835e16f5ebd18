import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Strikes keys until what they open is there: the panel listens to keys a moment after its first screen. */
export async function strikeUntil(page: Page, keys: readonly string[], sign: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if ((await sign.count()) === 0) for (const key of keys) await page.keyboard.press(key)
        return sign.count()
      },
      { timeout: 15_000, interval: 400 },
    )
    .toBeGreaterThan(0)
}
