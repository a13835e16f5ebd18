import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Reading all sheets once more, for the one rule that asks whether a page holds screens upright, takes a quarter of the time: left to
 * `npm run proofs`.
 */
const readsSheets = inject('proofLength') === 'long'

/** Runs axe-core on the open page, or on a part of it; gives each violation as a sentence with the elements it is about. */
export async function findAccessibilityProblems(page: Page, part = 'html'): Promise<readonly string[]> {
  // A page that is looked at once more, on another device, has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options = { resultTypes: ['violations'], preload: readsSheets }
  return page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as {
        axe: {
          run(
            context: string,
            options: { resultTypes: string[]; preload: boolean },
          ): Promise<{ violations: { id: string; help: string; nodes: { target: string[] }[] }[] }>
        }
      }
      const { violations } = await axe.run(context, options)
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
      )
    },
    [part, options] as const,
  )
}
