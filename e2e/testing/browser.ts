import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
  type Response,
} from 'playwright-core'

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
    // What a browser says of each answer of 400 and more, without its address.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text())
  })
  page.on('response', (response) => {
    if (isOfPage(response.request()) && isBroken(response))
      problems.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // Who leaves a page does not wait for the rest of it.
    if (isOfPage(request) && isPart(request) && why !== 'net::ERR_ABORTED')
      problems.push(`${why} ${request.url()}`)
  })
  return { page, problems }
}

/** Whether something comes from where the page itself does. */
function isOfPage(request: Request): boolean {
  if (request.isNavigationRequest()) return true
  return new URL(request.url()).origin === new URL(request.frame().url()).origin
}

/** A script or sheet, without which a page is not whole. */
function isPart(request: Request): boolean {
  return ['script', 'stylesheet'].includes(request.resourceType())
}

function isBroken(response: Response): boolean {
  return response.status() >= 500 || (response.status() >= 400 && isPart(response.request()))
}
