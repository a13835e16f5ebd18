import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** A Chromium of one's own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

let shared: Promise<Browser> | undefined

/** A Chromium for the journeys of one file: files that share a process share it, and `close` sends away the visitors of this one alone. */
export async function openBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launchBrowser()
  const browser = await (shared ?? launchBrowser())
  const before = new Set(browser.contexts())
  const close = async () => {
    const own = browser.contexts().filter((context) => !before.has(context))
    await Promise.all(own.map((context) => context.close()))
  }
  return new Proxy(browser, {
    get: (target, name) => {
      if (name === 'close') return close
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** A page of a fresh visitor, which fails the test on an error of our own scripts. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text())
  })
  return { page, problems }
}
