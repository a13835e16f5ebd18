import type { Page } from 'playwright-core'
import type { Finding } from '../finding.ts'
import type { RenderedPage } from '../rendered-page.ts'
import { warningOf } from './sight.ts'

/** A text that can hardly be read on its ground. */
export interface FaintText {
  readonly rendered: RenderedPage
  /** Where it stands, as a selector. */
  readonly target: string
  readonly ratio: number
  readonly foreground: string
  readonly background: string
  /** Whether the platform wrote the markup, and the template only the colours. */
  readonly isOfPlatform: boolean
}

/** Markup that the platform writes itself, of notices, forms, comments, and what a shop needs. */
const platformMarkup = [
  '[class^="vt-"]',
  '[class*=" vt-"]',
  '[class^="sqs-popup-overlay"]',
  '[class^="sqs-cookie-banner"]',
  '[class^="sqs-announcement-bar"]',
  '.sqs-add-to-cart-button-wrapper',
  '.sqs-plain-purchase',
  '.sqs-mobile-info-bar',
  '.product-variants',
  '.product-quantity-input',
  '.form-wrapper',
  '.newsletter-form-wrapper',
  '.squarespace-comments',
  '.squarespace-social-buttons',
].join(',')

/** The sheet with the colours of the template. */
const templateSheet = 'link[rel="stylesheet"][href^="/site."]'

/**
 * Finds them by axe, and those of the colour of their ground, of which axe cannot tell whether they are hidden on purpose. What the platform's markup
 * has without the template's sheet, too, is no fault of the template, and is left out.
 */
export async function findFaintTexts(
  page: Page,
  { axe, rendered }: { readonly axe: string; readonly rendered: RenderedPage },
): Promise<readonly FaintText[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(measure, { platformMarkup, templateSheet })
  return found.map((text) => ({ ...text, rendered }))
}

/** What is told of them: one finding for each pair of colours, with how often it was met and where first, the faintest first. */
export function tellFaintTexts(texts: readonly FaintText[]): readonly Finding[] {
  const pairs = Map.groupBy(texts, ({ foreground, background, ratio, isOfPlatform }) =>
    [isOfPlatform, foreground, background, ratio].join(' '),
  )
  return [...pairs.values()]
    .toSorted(([left], [right]) => (left?.ratio ?? 0) - (right?.ratio ?? 0))
    .flatMap((alike) => {
      const [first] = alike
      if (!first) return []
      const pages = new Set(alike.map(({ rendered }) => rendered.address))
      const whose = first.isOfPlatform ? " in the platform's markup" : ''
      const often = alike.length === 1 ? '' : `${alike.length} times, first `
      return [
        warningOf(
          first.rendered,
          pages.size - 1,
          `has texts${whose} that can hardly be read: ${first.foreground} on ${first.background} is ${first.ratio}:1, ${often}at ${first.target}`,
        ),
      ]
    })
}

/** Runs in the page. */
async function measure(known: { readonly platformMarkup: string; readonly templateSheet: string }) {
  interface Data {
    readonly contrastRatio: number
    readonly fgColor: string
    readonly bgColor: string
  }
  interface Result {
    readonly nodes: readonly {
      readonly target: readonly string[]
      readonly any: readonly { readonly data: Data | null }[]
    }[]
  }
  const { axe } = window as unknown as {
    axe: { run(context: Document, options: object): Promise<{ violations: Result[]; incomplete: Result[] }> }
  }
  const run = async () => {
    const { violations, incomplete } = await axe.run(document, { runOnly: ['color-contrast'] })
    const textsIn = (results: readonly Result[]) =>
      results.flatMap(({ nodes }) =>
        nodes.flatMap(({ target, any }) =>
          any.flatMap(({ data }) => (data ? [{ target: target.join(' '), ...data }] : [])),
        ),
      )
    return [
      ...textsIn(violations),
      ...textsIn(incomplete).filter(
        ({ contrastRatio, fgColor, bgColor }) => contrastRatio === 1 && fgColor === bgColor,
      ),
    ]
  }
  const isOfPlatform = (target: string) => {
    try {
      return document.querySelector(target)?.closest(known.platformMarkup) != null
    } catch {
      return false
    }
  }
  const texts = (await run()).map(({ target, contrastRatio, fgColor, bgColor }) => ({
    target,
    ratio: contrastRatio,
    foreground: fgColor,
    background: bgColor,
    isOfPlatform: isOfPlatform(target),
  }))
  if (!texts.some((text) => text.isOfPlatform)) return texts

  for (const sheet of document.querySelectorAll<HTMLLinkElement>(known.templateSheet)) sheet.disabled = true
  const withoutTemplate = new Set((await run()).map(({ target }) => target))
  return texts.filter((text) => !text.isOfPlatform || !withoutTemplate.has(text.target))
}
