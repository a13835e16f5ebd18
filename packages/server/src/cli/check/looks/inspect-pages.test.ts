import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeReport } from '../describe-report.ts'
import { openChromium } from './browser.ts'
import { inspectPages } from './inspect-pages.ts'

const head =
  '<!doctype html><html lang="en"><head><title>Test</title><meta name="viewport" content="width=device-width">'

const wide = `${head}<style>.wide { width: 700px } .faint { color: #bbb }</style></head>
<body><p class="wide">wide</p><p class="faint">faint</p><p class="faint" id="again">again</p></body></html>`

const documents: Readonly<Record<string, string>> = {
  '/hangs': `${head}</head><body><script>onload = () => setTimeout(() => { for (;;); })</script></body></html>`,
  '/crashes': `${head}</head><body><p>gone</p><img src="/crash-now"></body></html>`,
  '/same': `${head}<style>.same { color: #fff; background: #fff } </style></head><body><p class="same">same</p><p>else</p></body></html>`,
  '/ours': `${head}<style>.own { color: #aaa }</style><link rel="stylesheet" href="/site.1.css"></head>
<body><div class="vt-notice"><p class="own">ours</p><p class="lent">lent</p></div></body></html>`,
}

let server: Server
let origin: string
let browser: Browser | null
beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '' } = request
    if (url === '/crash-now') return void crash()
    if (url === '/site.1.css')
      return response.setHeader('content-type', 'text/css').end('.lent { color: #ccc }')
    return response.setHeader('content-type', 'text/html').end(documents[url] ?? wide)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await openChromium(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
})
afterAll(async () => {
  await browser?.close()
  server.closeAllConnections()
  server.close()
})

/** Ends the process of the page that is open. */
async function crash(): Promise<void> {
  const page = browser?.contexts().at(-1)?.pages()[0]
  const session = page && (await page.context().newCDPSession(page))
  await session?.send('Page.crash').catch(() => {})
}

async function seen(addresses: readonly string[], limitMs = 30_000): Promise<readonly string[]> {
  const pages = addresses.map((address) => ({ kind: `page ${address}`, address, status: 200 }))
  const findings = browser ? await inspectPages(browser, { origin, pages, limitMs }) : []
  return findings.map(({ message }) => message)
}

describe('vitrine check with a browser', { timeout: 60_000 }, () => {
  it('tells of pages wider than a phone and of texts that cannot be read, each pair of colours once', async () => {
    expect(await seen(['/', '/blog', '/shop'])).toEqual([
      'The page / (as 2 more) is 708 px wide on a phone of 390 px; what sticks out is p.wide',
      'The page / (as 2 more) has texts that can hardly be read: #bbbbbb on #ffffff is 1.91:1, 6 times, first at .faint:nth-child(2)',
    ])
  })

  it('says which pages hang or crash, and looks at the others', async () => {
    expect(await seen(['/hangs', '/crashes', '/same'], 8_000)).toEqual([
      'The page /hangs could not be looked at: the browser was not done after 8 s',
      expect.stringMatching(/^The page \/crashes could not be looked at: the browser says '.*crashed/),
      expect.stringContaining('The page /same has texts'),
    ])
  })

  it('tells of texts that have the colour of their ground', async () => {
    expect(await seen(['/same'])).toEqual([
      'The page /same has texts that can hardly be read: #ffffff on #ffffff is 1:1, at .same',
    ])
  })

  it("tells of the platform's own texts only where the colours are the template's", async () => {
    expect(await seen(['/ours'])).toEqual([
      "The page /ours has texts in the platform's markup that can hardly be read: #cccccc on #ffffff is 1.6:1, at .lent",
    ])
  })

  it('tells nothing of pages where the browser is gone, which is no fault of theirs', async () => {
    const gone = await openChromium(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
    await gone?.close()
    const pages = [{ kind: 'home page', address: '/', status: 200 }]
    expect(gone && (await inspectPages(gone, { origin, pages }))).toEqual([])
  })

  it('says so where no browser is there', async () => {
    expect(await openChromium('/nowhere/chromium')).toBeNull()
    const pages = [{ kind: 'home page', address: '/', status: 200 }]
    const report = { dir: '', files: 1, settingsMistake: null, canRender: true, vocabulary: [], findings: [] }
    expect(describeReport({ ...report, pages, isLookedAt: false })).toContain('No browser looked at them')
  })
})
