import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setTimeout as pass } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import type { Finding } from '../finding.ts'
import type { RenderedPage } from '../rendered-page.ts'
import { type FaintText, findFaintTexts, tellFaintTexts } from './faint-texts.ts'
import { findOverflow, phoneWidthPx } from './overflow.ts'
import { type Sight, tellOnce } from './sight.ts'

interface LookedAt {
  readonly origin: string
  readonly pages: readonly RenderedPage[]
  /** What looking at one page may take. */
  readonly limitMs?: number
}

/** What a person would see at once: pages wider than a phone, and texts that cannot be read on their ground. Never throws. */
export async function inspectPages(
  browser: Browser,
  { origin, pages, limitMs = 30_000 }: LookedAt,
): Promise<readonly Finding[]> {
  const sights: Sight[] = []
  const faint: FaintText[] = []
  for (const rendered of pages.filter(({ status }) => status === 200)) {
    const view = await within(limitMs, viewPage(browser, origin, rendered))
    // A browser that is gone tells of the machine and not of the template; the report says that not all was looked at.
    if (!browser.isConnected()) break
    if (typeof view === 'string') sights.push({ rendered, what: `could not be looked at: ${view}` })
    else {
      if (view.overflow !== null) sights.push({ rendered, what: view.overflow })
      faint.push(...view.faintTexts)
    }
  }
  return [...tellOnce(sights), ...tellFaintTexts(faint)]
}

interface View {
  readonly overflow: string | null
  readonly faintTexts: readonly FaintText[]
}

/** Each page has a context of its own: one that crashes takes no other with it. */
async function viewPage(browser: Browser, origin: string, rendered: RenderedPage): Promise<View> {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const context = await browser.newContext({
    viewport: { width: phoneWidthPx, height: 844 },
    reducedMotion: 'reduce',
    // axe is put into the page, which the page's own policy would refuse.
    bypassCSP: true,
  })
  try {
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    )
    const page = await context.newPage()
    // Some calls wait for an answer that a crashed page never gives.
    const crash = new Promise<never>((_, reject) => page.once('crash', () => reject(new Error('it crashed'))))
    const view = async (): Promise<View> => {
      await page.goto(origin + rendered.address, { waitUntil: 'load', timeout: 20_000 })
      const overflow = await findOverflow(page)
      return { overflow, faintTexts: await findFaintTexts(page, { axe, rendered }) }
    }
    return await Promise.race([view(), crash])
  } finally {
    // A page that hangs may keep its context from closing; the browser closes it in the end.
    void context.close().catch(() => {})
  }
}

/** What comes of some work in its time; else why nothing does, as the end of a sentence. */
async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result | string> {
  const timer = new AbortController()
  try {
    return await Promise.race([
      work,
      pass(limitMs, `the browser was not done after ${limitMs / 1000} s`, { signal: timer.signal }),
    ])
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return `the browser says '${first}'`
  } finally {
    timer.abort()
    void work.catch(() => {})
  }
}
