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
    const look = { port: chrome.port, Cookie }
    for (const room of rooms) {
      // A machine that is busy with something else lets a page time out: it is looked at once more.
      const points = (await pointsOf(url + room, look)) ?? (await pointsOf(url + room, look))
      // What could not be looked at has no points: no figure is made up.
      const value = points ?? Number.NaN
      rows.push({ case: `${nameOf(room)} accessibility`, subject: 'vitrine', value, unit: 'points' })
    }
    return rows
  } finally {
    chrome.kill()
  }
}

/** The points of a room, and in the log what cost some or why there are none; null: it could not be looked at. */
async function pointsOf(
  address: string,
  { port, Cookie }: { readonly port: number; readonly Cookie: string },
): Promise<number | null> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['accessibility'],
    extraHeaders: { Cookie },
  })
  const { runtimeError, audits = {}, categories } = result?.lhr ?? {}
  if (runtimeError) console.error(`  ${address}: ${runtimeError.message}`)
  for (const { title, score, scoreDisplayMode, errorMessage } of Object.values(audits)) {
    if (scoreDisplayMode === 'error') console.error(`  ${address}: ${title}: ${errorMessage}`)
    if (score !== null && score < 1) console.error(`  ${address}: ${title}`)
  }
  const score = categories?.accessibility?.score
  return typeof score === 'number' ? score * 100 : null
}

/** A record's address without its id. */
function nameOf(room: string): string {
  return room.replace(/\/[\da-f]{24}$/, '/…')
}
