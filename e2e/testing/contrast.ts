import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A sheet of a template, put in where the site's own is. */
export interface Sheet {
  readonly name: string
  readonly css: string
}

/** Puts each sheet after the platform's own in turn; says which words of a part have less than 4.5:1 under which, and where there was none to judge. */
export async function findFaintWords(
  page: Page,
  part: string,
  sheets: readonly Sheet[],
): Promise<readonly string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(judgeUnderSheets, { part, sheets })
}

/** Puts each sheet after the platform's own in turn; says which edges of fields have less than 3:1 to the ground of the field under which. */
export async function findFaintEdges(
  page: Page,
  fields: string,
  sheets: readonly Sheet[],
): Promise<readonly string[]> {
  return page.evaluate(judgeEdges, { fields, sheets })
}

/** Dresses the open page in a sheet, for what reads the page's colours when it opens. */
export async function wearSheet(page: Page, { css }: Sheet): Promise<void> {
  await page.addStyleTag({ content: css })
}

/** Runs in the page. */
async function judgeUnderSheets({
  part,
  sheets,
}: {
  readonly part: string
  readonly sheets: readonly Sheet[]
}): Promise<readonly string[]> {
  interface Judged {
    readonly target: readonly string[]
    readonly any: readonly { readonly data: Readonly<Record<string, unknown>> | null }[]
  }
  interface Results {
    readonly violations: readonly { readonly nodes: readonly Judged[] }[]
    readonly passes: readonly { readonly nodes: readonly Judged[] }[]
  }
  const { axe } = window as unknown as {
    axe: { run(context: object, options: object): Promise<Results> }
  }
  const style = document.createElement('style')
  const ownSheet = document.querySelector('link[rel="stylesheet"][href*="/site."]')
  if (!ownSheet) return ['the page has no sheet of the site']
  ownSheet.after(style)
  // What is half-way to its colour would be judged wrongly; of lists the first rows say it all; pictures behind a dialog shine through.
  const still = `
    body:has(dialog[open]) #canvas { visibility: hidden; }
    *, ::before, ::after { transition: none !important; }
    :is(.product, .BlogList-item, .eventlist-event, .sqs-search-page-item, .slide, .track):nth-child(n + 3) { display: none !important; }`
  const faint: string[] = []
  for (const { name, css } of sheets) {
    style.textContent = css + still
    const { violations, passes } = await axe.run({ include: [part] }, { runOnly: ['color-contrast'] })
    const nodes = violations.flatMap((each) => each.nodes)
    if (nodes.length + passes.length === 0) faint.push(`${name}: no words of ${part} were judged`)
    for (const { target, any } of nodes) {
      const { fgColor, bgColor, contrastRatio } = any[0]?.data ?? {}
      faint.push(`${name}: ${target.join(' ')} has ${fgColor} on ${bgColor}, ${contrastRatio}:1`)
    }
  }
  style.remove()
  return faint
}

/** Runs in the page. */
function judgeEdges({
  fields,
  sheets,
}: {
  readonly fields: string
  readonly sheets: readonly Sheet[]
}): readonly string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return ['the browser paints nothing']
  /** The light of colours that lie on each other, the lowest first (WCAG 2.2, relative luminance). */
  const lightOf = (colours: readonly string[]): number => {
    for (const colour of ['#fff', ...colours]) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const groundsOf = (element: Element | null): readonly string[] =>
    element === null ? [] : [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor]
  const style = document.createElement('style')
  document.querySelector('link[rel="stylesheet"][href*="/site."]')?.after(style)
  const faint: string[] = []
  for (const { name, css } of sheets) {
    style.textContent = `${css} * { transition: none !important; }`
    const seen = [...document.querySelectorAll<HTMLElement>(fields)].filter((field) =>
      field.checkVisibility(),
    )
    if (seen.length === 0) faint.push(`${name}: there is no field at ${fields}`)
    for (const field of seen) {
      const grounds = groundsOf(field)
      const lights = [lightOf(grounds), lightOf([...grounds, getComputedStyle(field).borderBottomColor])]
      const ratio = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
      if (ratio < 3)
        faint.push(`${name}: the edge of ${field.id || field.className} has ${ratio.toFixed(2)}:1`)
    }
  }
  style.remove()
  return faint
}
