import type { Browser, BrowserContext, Page } from 'playwright-core'

interface Tour {
  readonly baseURL: string
  readonly paths: readonly string[]
  /** What is done before, such as signing in. */
  readonly enter?: (page: Page) => Promise<void>
}

const tabs = 3

/**
 * Opens pages in a browser that lets everything run, for it takes away the policy that would keep hostile scripts from running. Gives
 * what called `__ran`, and what would if it were clicked or pointed at, and on which page.
 */
export async function lookAll(browser: Browser, { baseURL, paths, enter }: Tour): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL, locale: 'en-US', bypassCSP: true })
  context.setDefaultTimeout(60_000)
  const found = new Set<string>()
  await context.exposeBinding('__ran', ({ page }, mark: unknown) => {
    found.add(`${new URL(page.url()).pathname}: ${String(mark)} ran`)
  })
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  )
  if (enter) await enter(await context.newPage())
  const waiting = [...paths]
  await Promise.all(Array.from({ length: tabs }, () => lookInTab(context, waiting, found)))
  await context.close()
  return [...found]
}

async function lookInTab(context: BrowserContext, waiting: string[], found: Set<string>): Promise<void> {
  const page = await context.newPage()
  page.on('dialog', (dialog) => dialog.accept())
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const frame of page.frames())
      for (const trap of await frame.evaluate(findTraps).catch(() => [])) found.add(`${path}: ${trap}`)
  }
}

/** Runs in the page: attributes that hold code. */
function findTraps(): readonly string[] {
  const traps: string[] = []
  const addresses = ['href', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc']
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const isCode = name.startsWith('on') && value.includes('__ran')
      // A browser leaves out blanks and control characters before it looks at the scheme; a picture runs nothing.
      const scheme = [...value]
        .filter((letter) => letter > ' ')
        .join('')
        .slice(0, 14)
        .toLowerCase()
      const isAddress = addresses.includes(name) || (name === 'src' && element.localName !== 'img')
      const isScript = isAddress && /^(javascript|vbscript|data:text\/html)/.test(scheme)
      if (isCode || isScript) traps.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`)
    }
  return traps
}
