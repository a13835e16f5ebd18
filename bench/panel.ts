import { chromium } from 'playwright-core'
import { accessibilityRows } from './panel/accessibility.ts'
import { coldStartRows } from './panel/cold-start.ts'
import { libraryRows } from './panel/library.ts'
import { nextRequestRows } from './panel/next-request.ts'
import { enterPanel } from './panel/owner.ts'
import { recordRows } from './panel/records.ts'
import { weightRows } from './panel/weights.ts'
import type { Report } from './report.ts'
import { openBenchShop } from './shop.ts'

/** The owner's panel: what it weighs, how soon it is there, how soon a record opens, when a visitor sees a change, what a large library takes, and Lighthouse of each room. */
export async function run(): Promise<Report> {
  const shop = await openBenchShop()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await enterPanel(context, shop)
    const rows = [
      ...weightRows(),
      ...(await coldStartRows(context, shop.url)),
      ...(await recordRows(page, shop.url)),
      ...(await nextRequestRows(page, shop.url)),
      ...(await libraryRows()),
      ...(await accessibilityRows(page, shop.url)),
    ]
    return { bench: 'panel', node: process.versions.node, rows }
  } finally {
    await browser.close()
    await shop.close()
  }
}
