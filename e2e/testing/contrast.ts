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
