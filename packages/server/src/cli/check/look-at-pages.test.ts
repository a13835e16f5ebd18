import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChromium } from './browser.ts'
import { describeReport } from './describe-report.ts'
import { inspectPages } from './inspect-pages.ts'

const html = `<!doctype html><html lang="en"><head><title>Test</title><meta name="viewport" content="width=device-width">
<style>.wide { width: 700px } .faint { color: #bbb }</style></head>
<body><p class="wide">wide</p><p class="faint">faint</p></body></html>`

let server: Server
let origin: string
let browser: Browser | null
beforeAll(async () => {
  server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await openChromium(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
})
afterAll(async () => {
  await browser?.close()
  server.close()
})

describe('vitrine check with a browser', () => {
  it('tells of pages wider than a phone and of texts that cannot be read, each once', async () => {
    const pages = ['/', '/blog', '/shop'].map((address) => ({
      kind: `page ${address}`,
      address,
      status: 200,
    }))
    const findings = browser ? await inspectPages(browser, { origin, pages }) : []
    expect(findings.map(({ message }) => message)).toEqual([
      'The page / (as 2 more) is 708 px wide on a phone of 390 px; what sticks out is p.wide',
      'The page / (as 2 more) has a text that can hardly be read, .faint: #bbbbbb on #ffffff is 1.91:1',
    ])
  })

  it('says so where no browser is there', async () => {
    expect(await openChromium('/nowhere/chromium')).toBeNull()
    const pages = [{ kind: 'home page', address: '/', status: 200 }]
    const report = { dir: '', files: 1, canRender: true, vocabulary: [], findings: [], pages }
    expect(describeReport({ ...report, isLookedAt: false })).toContain('No browser looked at them')
  })
})
