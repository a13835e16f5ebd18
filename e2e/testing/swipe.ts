import type { Page } from 'playwright-core'

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Draws a finger over the screen, as a hand does: in steps, and with time between. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const steps = 12
  await send('touchStart', [from])
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    await page.waitForTimeout(16)
  }
  await send('touchEnd', [])
  await session.detach()
}
