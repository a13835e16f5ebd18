import { chromium, type Page } from 'playwright-core'
import type { Row } from '../report.ts'
import { collectBodies, gzipSum } from '../weight.ts'

/** The scripts of our own that a visitor of a page with a form downloads: before a touch, and when the form was filled in. */
export async function formWeight(url: string): Promise<readonly Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    return await weigh(await browser.newPage(), url)
  } finally {
    await browser.close()
  }
}

async function weigh(page: Page, url: string): Promise<readonly Row[]> {
  const scripts = collectBodies(page, 'script')
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  const before = await gzipSum(scripts)
  const form = page.locator('form[data-form-id]').first()
  await form.getByRole('textbox').first().fill('Ada')
  await form.getByRole('textbox').last().fill('A vase for the ferry')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const after = await gzipSum(scripts)
  return [
    { case: 'form page scripts, untouched', subject: 'vitrine', value: before / 1000, unit: 'KB gzip' },
    { case: 'form page scripts, form awake', subject: 'vitrine', value: after / 1000, unit: 'KB gzip' },
  ]
}
