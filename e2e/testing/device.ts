import type { Page } from 'playwright-core'

/** What a page is shown on. */
export interface Device {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly hasTouch: boolean
}

export const desktop: Device = { name: 'on a desktop', width: 1440, height: 900, hasTouch: false }
/** One of the narrowest: what fits there fits on others. */
export const phone: Device = { name: 'on a phone', width: 360, height: 800, hasTouch: true }

/** Shows the open page on another device, as when it is turned or docked, without loading it again. */
export async function turnInto(page: Page, { width, height, hasTouch }: Device): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await page.setViewportSize({ width, height })
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: hasTouch,
  })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch, maxTouchPoints: 1 })
  await page.waitForFunction(
    ([wide, coarse]) => innerWidth === wide && matchMedia('(pointer: coarse)').matches === coarse,
    [width, hasTouch] as const,
  )
}
