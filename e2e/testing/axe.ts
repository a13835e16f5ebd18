import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs axe-core on the open page, or on a part of it; gives each violation as a sentence with the elements it is about. */
export async function findAccessibilityProblems(page: Page, part = 'html'): Promise<readonly string[]> {
  // A page that is looked at once more, on another device, has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (context) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          context: string,
          options: { resultTypes: string[] },
        ): Promise<{ violations: { id: string; help: string; nodes: { target: string[] }[] }[] }>
      }
    }
    const { violations } = await axe.run(context, { resultTypes: ['violations'] })
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
    )
  }, part)
}
