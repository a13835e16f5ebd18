import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import type { Report, Row } from './report.ts'
import { openBenchShop } from './shop.ts'

/** The scripts of our own that a visitor of a product page downloads, before and after touching the product form. */
export async function run(): Promise<Report> {
  const shop = await openBenchShop()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext()
    const rows = await weigh(context, `${shop.url}/shop/morning-mug`)
    return { bench: 'weight', node: process.versions.node, rows }
  } finally {
    await browser.close()
    await shop.close()
  }
}

async function weigh(context: BrowserContext, url: string): Promise<readonly Row[]> {
  const page = await context.newPage()
  const scripts = collectBodies(page, 'script')
  const sheets = collectBodies(page, 'stylesheet')
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  const before = await gzipSum(scripts)
  const styles = await gzipSum(sheets)
  await page.locator('.product-form').first().hover()
  await page.getByRole('radio').first().check()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const after = await gzipSum(scripts)
  return [
    { case: 'product page scripts, untouched', subject: 'vitrine', value: before / 1000, unit: 'KB gzip' },
    { case: 'product page scripts, island awake', subject: 'vitrine', value: after / 1000, unit: 'KB gzip' },
    { case: 'product page style sheets', subject: 'vitrine', value: styles / 1000, unit: 'KB gzip' },
  ]
}

/** The bodies of what a page loads of a kind. */
export function collectBodies(page: Page, kind: string): Promise<Buffer>[] {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === kind) bodies.push(response.body())
  })
  return bodies
}

/** How much they are together, as gzip sends them. */
export async function gzipSum(bodies: readonly Promise<Buffer>[]): Promise<number> {
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 6 }).length)
  return sizes.reduce((total, size) => total + size, 0)
}
