import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import type { Finding } from './finding.ts'
import type { RenderedPage } from './rendered-page.ts'

/** The width of a phone in CSS pixels. */
const phoneWidthPx = 390

/** Places named for each page; more of the same kind say no more. */
const maxPlaces = 5

/** What a person would see at once: pages wider than a phone, and texts that cannot be read on their ground. */
export async function inspectPages(
  browser: Browser,
  { origin, pages }: { readonly origin: string; readonly pages: readonly RenderedPage[] },
): Promise<readonly Finding[]> {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const context = await browser.newContext({
    viewport: { width: phoneWidthPx, height: 844 },
    reducedMotion: 'reduce',
    // axe is put into the page, which the page's own policy would refuse.
    bypassCSP: true,
  })
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  const sights: Sight[] = []
  try {
    for (const rendered of pages.filter(({ status }) => status === 200)) {
      const page = await context.newPage()
      await page.goto(origin + rendered.address, { waitUntil: 'load', timeout: 20_000 })
      const whats = [...(await findOverflow(page)), ...(await findFaintTexts(page, axe))]
      sights.push(...whats.map((what) => ({ rendered, what })))
      await page.close()
    }
  } finally {
    await context.close()
  }
  return tellOnce(sights)
}

/** What was seen on a page, as the end of a sentence about it. */
interface Sight {
  readonly rendered: RenderedPage
  readonly what: string
}

/** What stands on every page, a footer's text say, is reported for the first. */
function tellOnce(sights: readonly Sight[]): readonly Finding[] {
  return [...Map.groupBy(sights, ({ what }) => what)].flatMap(([what, [first, ...others]]) => {
    if (!first) return []
    const { kind, address } = first.rendered
    const more = others.length === 0 ? '' : ` (as ${others.length} more)`
    const message = `The ${kind}${more} ${what}`
    return [{ file: address, line: null, column: null, severity: 'warning' as const, message }]
  })
}

async function findOverflow(page: Page): Promise<readonly string[]> {
  const { widthPx, culprit } = await page.evaluate(() => {
    const widest = document.documentElement.scrollWidth
    const reaching = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right >= widest - 1,
    )
    const innermost = reaching.at(-1)
    const name = innermost
      ? innermost.tagName.toLowerCase() +
        (innermost.id ? `#${innermost.id}` : '') +
        [...innermost.classList].map((each) => `.${each}`).join('')
      : ''
    return { widthPx: widest, culprit: name }
  })
  if (widthPx <= phoneWidthPx + 1) return []
  return [`is ${widthPx} px wide on a phone of ${phoneWidthPx} px; what sticks out is ${culprit}`]
}

interface FaintText {
  readonly target: string
  readonly ratio: number
  readonly foreground: string
  readonly background: string
}

async function findFaintTexts(page: Page, axe: string): Promise<readonly string[]> {
  await page.evaluate(axe)
  const faint = await page.evaluate(async (): Promise<readonly FaintText[]> => {
    interface ContrastCheck {
      readonly data: { readonly contrastRatio: number; readonly fgColor: string; readonly bgColor: string }
    }
    const scope = window as unknown as {
      axe: {
        run(
          context: Document,
          options: object,
        ): Promise<{ violations: { nodes: { target: string[]; any: ContrastCheck[] }[] }[] }>
      }
    }
    const { violations } = await scope.axe.run(document, { runOnly: ['color-contrast'] })
    return violations.flatMap(({ nodes }) =>
      nodes.flatMap(({ target, any }) =>
        any.map(({ data }) => ({
          target: target.join(' '),
          ratio: data.contrastRatio,
          foreground: data.fgColor,
          background: data.bgColor,
        })),
      ),
    )
  })
  return faint
    .toSorted((left, right) => left.ratio - right.ratio)
    .slice(0, maxPlaces)
    .map(
      ({ target, ratio, foreground, background }) =>
        `has a text that can hardly be read, ${target}: ${foreground} on ${background} is ${ratio}:1`,
    )
}
