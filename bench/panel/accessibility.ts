import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Page } from 'playwright-core'
import type { Row } from '../report.ts'
import { findRooms } from './owner.ts'

/** Lighthouse's points for accessibility (0 to 100) of each room, as an owner who is signed in meets it. */
export async function accessibilityRows(page: Page, url: string): Promise<readonly Row[]> {
  const rooms = await findRooms(page, url)
  const cookies = await page.context().cookies(url)
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  try {
    const rows: Row[] = []
    for (const room of rooms) {
      const result = await lighthouse(url + room, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['accessibility'],
        extraHeaders: { Cookie },
      })
      const score = result?.lhr.categories.accessibility?.score
      // What could not be looked at has no points: no figure is made up.
      const points = typeof score === 'number' ? score * 100 : Number.NaN
      rows.push({ case: `${nameOf(room)} accessibility`, subject: 'vitrine', value: points, unit: 'points' })
    }
    return rows
  } finally {
    chrome.kill()
  }
}

/** A record's address without its id. */
function nameOf(room: string): string {
  return room.replace(/\/[\da-f]{24}$/, '/…')
}
