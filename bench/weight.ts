import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import type { Report, Row } from './report.ts'
import { openBenchShop } from './shop.ts'

/** The scripts of our own that a visitor downloads: of a product page, before and after touching its form, and of the cart and the checkout in use. */
export async function run(): Promise<Report> {
  const shop = await openBenchShop()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext()
    const rows = await weigh(context, `${shop.url}/shop/morning-mug`)
    const sold = await weighSelling(context, shop.url)
    return { bench: 'weight', node: process.versions.node, rows: [...rows, ...sold] }
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

/** Cart and checkout with something in the cart, each in a page that has nothing of it yet, when a visitor uses it. */
async function weighSelling(context: BrowserContext, url: string): Promise<readonly Row[]> {
  const product = await context.newPage()
  await product.goto(`${url}/shop/morning-mug`)
  await product.getByRole('radio').first().check()
  await product
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click()
  await product.getByRole('button', { name: /added/i }).first().waitFor()
  await product.close()
  const cart = await weighInUse(context, `${url}/cart`, (page) =>
    page.getByRole('spinbutton').first().focus(),
  )
  const checkout = await weighInUse(context, `${url}/commerce/goto-checkout`, async (page) => {
    await page.getByRole('textbox', { name: /^e-?mail/i }).fill('ada@example.org')
    await page.getByRole('button', { name: /continue/i }).click()
    await page.getByLabel(/first name/i).fill('Ada')
  })
  return [
    { case: 'cart page scripts, in use', subject: 'vitrine', value: cart / 1000, unit: 'KB gzip' },
    { case: 'checkout page scripts, in use', subject: 'vitrine', value: checkout / 1000, unit: 'KB gzip' },
  ]
}

async function weighInUse(
  context: BrowserContext,
  url: string,
  use: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await context.newPage()
  // What another page brought is asked for again.
  await page.route('**/*', (route) => route.continue())
  const scripts = collectBodies(page, 'script')
  await page.goto(url, { waitUntil: 'networkidle' })
  await use(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const bytes = await gzipSum(scripts)
  await page.close()
  return bytes
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
